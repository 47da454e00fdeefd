# Every recipe is a plain cargo line that can be typed as well.

# List the recipes.
default:
    @just --list

# Run a problem's solution on an input, by default its judge's sample.
run problem input=("testdata/" + problem + "/01-sample.in"):
    cargo run --quiet --release -p {{problem}} < {{input}}

# Run all tests, or those of one problem: just test -p nim
test *arguments:
    cargo test {{arguments}}

# Start a new problem.
new slug:
    cargo judge new {{slug}}

# Print the table of problems that stands in the README.
table:
    cargo judge table

# Open the theory.
doc:
    cargo doc --open -p gamecore

# The project's own check.
ci:
    bash .ci/run
