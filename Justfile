# Every recipe but `packages` and `ci` is a plain cargo line that can be typed as well.

# List the recipes.
default:
    @just --list

# Run a problem's solution on an input, by default its judge's sample.
run problem input=("testdata/" + problem + "/01-sample.in"):
    cargo run --quiet --release -p {{problem}} < {{input}}

# Run all tests, or those of one problem: just test -p nim
test *arguments:
    cargo test {{arguments}}

# List the problems.
list *options:
    cargo judge list {{options}}

# Say why an answer is what it is: just explain nim 3 5 7
explain *arguments:
    cargo judge explain {{arguments}}

# Play against a perfect player: just play stones-04 5 8
play *arguments:
    cargo judge play {{arguments}}

# Judge positions: just practice nim
practice *arguments:
    cargo judge practice {{arguments}}

# Write the study pages and open them.
study:
    cargo judge study --open

# Draw the pictures of the pages again.
pictures *problems:
    cargo judge pictures {{problems}}

# Grade a program, or our solutions, on all cases: just judge nim -- ./my-program
judge *arguments:
    cargo judge test {{arguments}}

# Look for the smallest case on which a program is wrong: just stress nim -- ./my-program
stress *arguments:
    cargo judge stress {{arguments}}

# Print the right answers to an input: just answer nim some.in
answer *arguments:
    cargo judge answer {{arguments}}

# Print a random input: just generate nim --size max
generate *arguments:
    cargo judge generate {{arguments}}

# Check inputs strictly: just validate nim some.in
validate *arguments:
    cargo judge validate {{arguments}}

# Print a solution as one file: just bundle nim
bundle *arguments:
    cargo judge bundle {{arguments}}

# Make a solution's one file, test it, and say where to submit it: just submit new-nim
submit *arguments:
    cargo judge submit {{arguments}}

# Write packages for another judge: just package nim --format domjudge
package *arguments:
    cargo judge package {{arguments}}

# Write a contest: just contest practice --problems nim,stones-04 --format icpc
contest *arguments:
    cargo judge contest {{arguments}}

# Write problems into the pages that name every problem: just register nim
register *problems:
    cargo judge register {{problems}}

# Check our data and bundles: every wrong submission is caught, every bundle holds.
verify *problems:
    cargo judge verify {{problems}}

# Measure our programs on large inputs beside others in C++: just bench nim
bench *arguments:
    cargo judge bench {{arguments}}

# Compute the nim-values of an octal game: just octal 0.007 --to 1000000
octal *arguments:
    cargo judge octal {{arguments}}

# Start a problem of the set, or one of yours: just new my-problem --from FOLDER
new *arguments:
    cargo judge new {{arguments}}

# Open the theory.
doc:
    cargo doc --open -p gamecore

# Check exported packages with the tools of those who take them: just packages nim
packages *problems:
    bash .ci/packages {{problems}}

# The project's own check.
ci:
    bash .ci/run
