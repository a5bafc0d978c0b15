// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { loadPersistently } from "../../src/ui/lazy-component.ts";

afterEach(() => vi.restoreAllMocks());

it("loads a part again once the browser is back online, and says that it waits", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("the part");
  const onOffline = vi.fn();
  const loading = loadPersistently(load, onOffline);
  await vi.waitFor(() => expect(onOffline).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  expect(await loading).toBe("the part");
  expect(load).toHaveBeenCalledTimes(2);
});
