/* bcryptprimitives.dll for Wine 8, which lacks it: Rust's std takes the keys of its hash tables from
 * the one function here. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
    return SystemFunction036(data, (ULONG)length);
}
