import fc from "fast-check";

// In CI a run tries the same values as the last one; by hand each run tries others.
if (process.env["CI"]) fc.configureGlobal({ seed: 1 });
