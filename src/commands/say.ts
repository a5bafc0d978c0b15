import { printable, printableJson } from "../runtime/printable.ts";

/** Prints what a command says; nothing in it can change how a terminal shows it. */
export const say = (text: string): void => console.log(printable(text));

/** Prints data as JSON, in the same way. */
export const printData = (data: unknown): void => console.log(printableJson(data));
