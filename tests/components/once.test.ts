import { afterEach, expect, it, vi } from "vitest";
import { once } from "../../src/components/once.ts";

afterEach(() => vi.unstubAllEnvs());

const rendering = () => vi.fn().mockResolvedValueOnce("<p>first</p>").mockResolvedValue("<p>again</p>");

it("renders a part for the first page that shows it, and keeps it for the others", async () => {
  vi.stubEnv("DEV", false);
  const render = rendering();
  expect(await once("footer of one", render)).toBe("<p>first</p>");
  expect(once("footer of one", render)).toBe("<p>first</p>");
  expect(await once("footer of another", render)).toBe("<p>again</p>");
  expect(render).toHaveBeenCalledTimes(2);
});

it("keeps nothing of a part that failed", async () => {
  vi.stubEnv("DEV", false);
  await expect(once("broken", () => Promise.reject(new Error("no such picture")))).rejects.toThrow("picture");
  expect(await once("broken", rendering())).toBe("<p>first</p>");
});

it("renders what has no name each time", async () => {
  vi.stubEnv("DEV", false);
  const render = rendering();
  await once(undefined, render);
  expect(await once(undefined, render)).toBe("<p>again</p>");
});

it("renders a part for each page while it is being written", async () => {
  const render = rendering();
  await once("header", render);
  expect(await once("header", render)).toBe("<p>again</p>");
});
