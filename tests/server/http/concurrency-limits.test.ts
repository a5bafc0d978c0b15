import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { concurrency, limitConcurrency, type Client } from "../../../src/server/http/concurrency-limits.ts";

/** A client at an address, who may be signed in. */
const at = (address: string, seeker?: string): Client => ({
  address,
  seeker: seeker ? { id: seeker } : null,
});

/** Work that goes on until it is told to end. */
const endless = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve("done") };
};

it("runs so many pieces at once, lets so many wait and refuses the rest with 503 and Retry-After", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 1, share: 2 });
  const first = endless();
  const running = limit(at("a"), first.work);
  await new Promise(setImmediate);
  const waiting = limit(at("b"), () => Promise.resolve("second"));
  await expect(limit(at("c"), first.work)).rejects.toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
  });
  first.end();
  expect(await Promise.all([running, waiting])).toEqual(["done", "second"]);
  expect(await limit(at("c"), () => Promise.resolve("third"))).toBe("third");
});

it("refuses an address that has too much under way with 429, and no other", async () => {
  const limit = limitConcurrency({ atOnce: 4, waiting: 4, share: 1 });
  const one = endless();
  const running = limit(at("10.0.0.1"), one.work);
  await expect(limit(at("::ffff:10.0.0.1"), one.work)).rejects.toMatchObject({ status: 429 });
  expect(await limit(at("10.0.0.2"), () => Promise.resolve("other"))).toBe("other");
  one.end();
  await running;
  expect(await limit(at("10.0.0.1"), () => Promise.resolve("again"))).toBe("again");
});

it("counts a seeker's work from every address, and an address's for every seeker", async () => {
  const limit = limitConcurrency({ atOnce: 4, waiting: 4, share: 1 });
  const one = endless();
  const running = limit(at("10.0.0.1", "ann"), one.work);
  await expect(limit(at("10.0.0.2", "ann"), one.work)).rejects.toMatchObject({ status: 429 });
  await expect(limit(at("10.0.0.1", "ben"), one.work)).rejects.toMatchObject({ status: 429 });
  expect(await limit(at("10.0.0.2", "ben"), () => Promise.resolve("other"))).toBe("other");
  one.end();
  await running;
});

it("lets a newcomer wait in place of the network that has the most waiting", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 3, share: 10 });
  const slow = endless();
  const done: string[] = [];
  const add = (address: string) => limit(at(address), async () => void done.push(address));
  const running = limit(at("a"), slow.work);
  const early = ["a", "a", "b"].map(add);
  const newcomer = add("c");
  await expect(early[1]).rejects.toMatchObject({ status: 429 });
  await expect(limit(at("d"), slow.work)).rejects.toMatchObject({ status: 503 });
  slow.end();
  await Promise.all([running, early[0], early[2], newcomer]);
  expect(done).toEqual(["b", "c", "a"]);
});

it.each(Object.entries(concurrency))(
  "keeps room for others beside a client that floods %s",
  async (_, limit) => {
    const flood = Promise.allSettled(
      Array.from({ length: 500 }, () => limit(at("10.0.0.1", "ann"), () => Promise.resolve())),
    );
    const others = [2, 3, 4, 5, 6, 7].map((n) =>
      limit(at(`10.0.0.${n}`, `other ${n}`), () => Promise.resolve("done")),
    );
    expect(await Promise.all(others)).toEqual(Array(6).fill("done"));
    const refused = (await flood).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(400);
  },
);

it("serves each address in its turn, however much one of them asks for", async () => {
  // The work takes no time, also where the machine pauses within it.
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = limitConcurrency({ atOnce: 1, waiting: 100, share: 100 });
  const done: string[] = [];
  const ask = (address: string) => limit(at(address), async () => void done.push(address));
  const all = [..."aaaaaa"].map(() => ask("10.0.0.1"));
  await Promise.all([...all, ask("10.0.0.2"), ask("10.0.0.2")]);
  expect(done.lastIndexOf("10.0.0.2")).toBeLessThan(5);
});

it("lets a network with short work have more turns than one with long work", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 100, share: 100 });
  const done: string[] = [];
  const long = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    done.push("long");
  };
  const all = [1, 2].map(() => limit(at("10.0.0.1"), long));
  for (let count = 0; count < 6; count++)
    all.push(limit(at("10.0.0.2"), async () => void done.push("short")));
  await Promise.all(all);
  expect(done).toEqual(["long", ...Array<string>(6).fill("short"), "long"]);
});

it("refuses with 503 what has waited too long, and never begins it", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 4, share: 4, waitMs: 20 });
  const slow = endless();
  const running = limit(at("a"), slow.work);
  let begun = false;
  const waiting = limit(at("b"), async () => void (begun = true));
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  slow.end();
  await running;
  expect(await limit(at("c"), () => Promise.resolve("next"))).toBe("next");
  expect(begun).toBe(false);
});

it("frees the place of what fails, and of what takes too long", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 4, share: 4, slotMs: 20 });
  const fails = () => {
    throw new Error("at once");
  };
  await expect(limit(at("a"), fails)).rejects.toThrow("at once");
  const slow = endless();
  const running = limit(at("a"), slow.work);
  expect(await limit(at("a"), () => Promise.resolve("next"))).toBe("next");
  slow.end();
  expect(await running).toBe("done");
});

it("lets a file be read between two pieces of work", async () => {
  const limit = limitConcurrency({ atOnce: 4, waiting: 100, share: 100, isSpaced: true });
  let begun = 0;
  const busy = async () => {
    begun++;
    const until = performance.now() + 5;
    while (performance.now() < until);
  };
  const all = Array.from({ length: 40 }, () => limit(at("a"), busy));
  await readFile(import.meta.filename);
  expect(begun).toBeLessThan(8);
  await Promise.all(all);
});

it("lets more pieces run at once where that is allowed later", async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 4, share: 4 });
  limit.allow(2);
  const one = endless();
  const running = limit(at("a"), one.work);
  expect(await limit(at("b"), () => Promise.resolve("beside it"))).toBe("beside it");
  one.end();
  await running;
});
