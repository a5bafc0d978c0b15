import { AsyncLocalStorage } from "node:async_hooks";

/** Work that only reads, such as making a page. */
interface Reading {
  done: Map<object, Promise<void>>;
  isOver: boolean;
}

const underWay = new AsyncLocalStorage<Reading>();

/** Runs work that only reads and is over soon: what it reads several times is brought up to date once (`onceInReading`). */
export const asOneReading = async <T>(work: () => Promise<T>): Promise<T> => {
  const reading: Reading = { done: new Map(), isOver: false };
  try {
    return await underWay.run(reading, work);
  } finally {
    // What goes on in the background afterwards is not part of it.
    reading.isOver = true;
  }
};

/** Says that something is up to date, for the rest of the reading. */
export const isUpToDate = (what: object): void => void underWay.getStore()?.done.set(what, Promise.resolve());

/** Brings something up to date: within one reading once, elsewhere each time. */
export const onceInReading = (what: object, bringUpToDate: () => Promise<void>): Promise<void> => {
  const reading = underWay.getStore();
  if (!reading || reading.isOver) return bringUpToDate();
  const done = reading.done.get(what) ?? bringUpToDate();
  reading.done.set(what, done);
  return done;
};
