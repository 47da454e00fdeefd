/* cargo.exe under Wine: has the script $CARGO_BEHIND_WINE run the cargo outside, and hands on what
 * that prints. A pipe of Windows does not reach a program outside, so files do. */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>
#include <fcntl.h>
#include <io.h>

static void hand_on(const char *path, FILE *to) {
    char on_drive[MAX_PATH], part[4096];
    snprintf(on_drive, sizeof on_drive, "Z:%s", path);
    FILE *file = fopen(on_drive, "rb");
    size_t length;
    while (file && (length = fread(part, 1, sizeof part, file)) > 0) fwrite(part, 1, length, to);
    if (file) fclose(file);
    remove(on_drive);
}

int main(int argc, char **argv) {
    int (CDECL *spawn)(char *const *, int) =
        (void *)GetProcAddress(GetModuleHandleA("ntdll"), "__wine_unix_spawnvp");
    char *script = getenv("CARGO_BEHIND_WINE");
    if (!spawn || !script) {
        fprintf(stderr, "no Wine, or CARGO_BEHIND_WINE is not set\n");
        return 101;
    }
    char output[MAX_PATH], errors[MAX_PATH];
    snprintf(output, sizeof output, "%s.%lu.out", script, GetCurrentProcessId());
    snprintf(errors, sizeof errors, "%s.%lu.err", script, GetCurrentProcessId());
    char **words = calloc(argc + 4, sizeof *words);
    words[0] = "bash";
    words[1] = script;
    words[2] = output;
    words[3] = errors;
    for (int i = 1; i < argc; i++) words[i + 3] = argv[i];
    int code = spawn(words, 1);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
    hand_on(errors, stderr);
    hand_on(output, stdout);
    return code;
}
