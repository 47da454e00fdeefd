A note that no module names: "
