import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { limitConcurrency } from "../../../src/server/http/concurrency-limits.ts";

/** Work that goes on until it is told to end. */
const endless = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve("done") };
};

it("runs so many pieces at once, lets so many wait and refuses the rest with 503 and Retry-After", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 1 });
  const first = endless();
  const running = limit("a", first.work);
  await new Promise(setImmediate);
  const waiting = limit("b", () => Promise.resolve("second"));
  await expect(limit("c", first.work)).rejects.toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
  });
  first.end();
  expect(await Promise.all([running, waiting])).toEqual(["done", "second"]);
  expect(await limit("c", () => Promise.resolve("third"))).toBe("third");
});

it("refuses an address that has too much under way with 429, and no other", async () => {
  const limit = limitConcurrency({ atOnce: 4, waiting: 4, ofAddress: 1 });
  const one = endless();
  const running = limit("10.0.0.1", one.work);
  await expect(limit("::ffff:10.0.0.1", one.work)).rejects.toMatchObject({ status: 429 });
  expect(await limit("10.0.0.2", () => Promise.resolve("other"))).toBe("other");
  one.end();
  await running;
  expect(await limit("10.0.0.1", () => Promise.resolve("again"))).toBe("again");
});

it("serves each address in its turn, however much one of them asks for", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 100 });
  const done: string[] = [];
  const ask = (address: string) => limit(address, async () => void done.push(address));
  const all = [..."aaaaaa"].map(() => ask("10.0.0.1"));
  await Promise.all([...all, ask("10.0.0.2"), ask("10.0.0.2")]);
  expect(done.map((address) => address.at(-1)).join("")).toBe("11212111");
});

it("refuses with 503 what has waited too long, and never begins it", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 4, waitMs: 20 });
  const slow = endless();
  const running = limit("a", slow.work);
  let begun = false;
  const waiting = limit("b", async () => void (begun = true));
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  slow.end();
  await running;
  expect(await limit("c", () => Promise.resolve("next"))).toBe("next");
  expect(begun).toBe(false);
});

it("frees the place of what fails, and of what takes too long", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 4, slotMs: 20 });
  const fails = () => {
    throw new Error("at once");
  };
  await expect(limit("a", fails)).rejects.toThrow("at once");
  const slow = endless();
  const running = limit("a", slow.work);
  expect(await limit("a", () => Promise.resolve("next"))).toBe("next");
  slow.end();
  expect(await running).toBe("done");
});

it("lets a file be read between two pieces of work", async () => {
  const limit = limitConcurrency({ atOnce: 4, waiting: 100 });
  let begun = 0;
  const busy = async () => {
    begun++;
    const until = performance.now() + 5;
    while (performance.now() < until);
  };
  const all = Array.from({ length: 40 }, () => limit("a", busy));
  await readFile(import.meta.filename);
  expect(begun).toBeLessThan(8);
  await Promise.all(all);
});
