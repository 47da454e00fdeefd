# What is typed every day; `cargo judge --help` lists all commands.

# List the recipes.
default:
    @just --list

# Run a problem's solution on an input, by default its first sample.
run problem input=("testdata/" + problem + "/01-*.in"):
    cat {{input}} | cargo run --quiet --release -p {{problem}}

# Test the theorems, the rules and the golden data; the tools as well: just test --workspace
test *arguments:
    cargo test {{arguments}}

# Grade a program, or our solutions, on all cases: just judge nim -- ./my-program
judge *arguments:
    cargo judge test {{arguments}}

# Write the study pages and open them.
study:
    cargo judge study --open

# Check exported packages with the tools of those who take them: just packages nim
packages *problems:
    bash .ci/packages {{problems}}

# The project's own check.
ci:
    bash .ci/run
