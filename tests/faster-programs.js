import { setFlagsFromString } from "node:v8";

/*
 * Loaded by the programs that tests start. They compile of the embedded database the functions that are called, and do not
 * optimise them: such a program ends before that would pay, and takes two thirds of the processor time.
 */
setFlagsFromString("--liftoff-only");
setFlagsFromString("--wasm-lazy-compilation");
