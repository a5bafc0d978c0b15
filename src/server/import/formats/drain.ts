/** What one step of a parser puts into `ready`; also what it put there before it failed. */
export function* drain<Item>(ready: Item[], step: () => void): Generator<Item> {
  let failure: Error | undefined;
  try {
    step();
  } catch (error) {
    failure = error as Error;
  }
  yield* ready.splice(0);
  if (failure) throw failure;
}
