import { expect, it, vi } from "vitest";
import { Cache } from "../../../src/server/platform/cache.ts";
import { metrics } from "../../../src/server/platform/metrics.ts";

const owner = {};

it("makes a value once, and anew where it depends on something else", () => {
  const cache = new Cache<object, number>("once", 10);
  let made = 0;
  const get = (key: string, ...dependsOn: unknown[]) => cache.get(owner, key, dependsOn, () => ++made);
  const brand = {};
  expect([get("a", 1, brand), get("a", 1, brand), get("b", 1, brand)]).toEqual([1, 1, 2]);
  expect([get("a", 2, brand), get("a", 2, {}), get("b", 1, brand)]).toEqual([3, 4, 2]);
  expect(cache.get({}, "a", [2], () => 0)).toBe(0);
});

it("shares what is pending, and forgets what failed", async () => {
  const cache = new Cache<object, Promise<string>>("pending", 10);
  const make = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue("there");
  const get = () => cache.get(owner, "a", [], make);
  await expect(Promise.all([get(), get()])).rejects.toThrow("away");
  expect(make).toHaveBeenCalledTimes(1);
  expect(await get()).toBe("there");
  const last = get();
  cache.forget(owner, "a", Promise.resolve("another"));
  expect(get()).toBe(last);
  cache.forget(owner, "a", last);
  await get();
  expect(make).toHaveBeenCalledTimes(3);
});

it("has so many values at most, and counts hits and misses", async () => {
  const cache = new Cache<object, number>("few", 2);
  let made = 0;
  for (const key of ["a", "b", "c", "c", "a"]) cache.get(owner, key, [], () => ++made);
  expect(made).toBe(4);
  const { values } = await metrics.cacheRequests.get();
  const few = values.filter(({ labels }) => labels.cache === "few");
  expect(few.map(({ labels, value }) => [labels.result, value])).toEqual([
    ["miss", 4],
    ["hit", 1],
  ]);
});
