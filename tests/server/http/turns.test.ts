import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTurns } from "../../../src/server/http/turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets one after the other through, each after its pause", async () => {
  const turn = openTurns(5000);
  const order: string[] = [];
  for (const peer of ["a", "b", "c"]) void turn("line", peer, 1000).then(() => order.push(peer));
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual(["a", "b", "c"]);
});

it("refuses who would wait too long, says when to come back, and lets them in then", async () => {
  const turn = openTurns(2000);
  const waiting = ["a", "b"].map((peer) => turn("line", peer, 1000));
  await expect(turn("line", "c", 1000)).rejects.toMatchObject({
    status: 429,
    message: "There were too many tries. Please try again in 2 seconds.",
    headers: { "retry-after": "2" },
  });
  waiting.push(turn("another line", "c", 1000));
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(waiting);
  const late = turn("line", "c", 1000);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
});

it("lets no peer fill a line", async () => {
  const turn = openTurns(60_000);
  const waiting = [1, 2, 3].map(() => turn("line", "greedy", 1000));
  await expect(turn("line", "greedy", 1000)).rejects.toMatchObject({ status: 429 });
  waiting.push(turn("line", "other", 1000));
  await vi.advanceTimersByTimeAsync(4000);
  await Promise.all(waiting);
});
