/** What people can mend themselves: its message says how, and is all that they need to be told. */
export class MendableError extends Error {}

/** What to tell about an error: a sentence where people can mend it, else the whole of it. */
export const toldAs = (error: unknown): unknown => (error instanceof MendableError ? error.message : error);

/** Tells about an error, and ends the process. */
export const fail = (error: unknown): never => {
  console.error(toldAs(error));
  process.exit(1);
};
