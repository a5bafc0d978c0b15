import { InvalidArgumentError, Option } from "commander";

/** The option of commands that print data. */
export const json = (): Option => new Option("--json", "prints the data as JSON, for scripts");

/** Reads a whole number of a range. */
export const wholeNumber =
  (low: number, high: number) =>
  (text: string): number => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    if (number >= low && number <= high) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${low} to ${high}.`);
  };

/** Collects the values of an option that may be given several times. */
export const repeatable = (value: string, before: readonly string[] = []): string[] => [...before, value];
