// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { putFile } from "../../../src/features/uploads/put-file.ts";

/** A store that takes what the test lets it take. */
class Store {
  static last: Store;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = () => (Store.last = this);
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => {
    this.onabort?.();
    this.onloadend?.();
  };
  take = (loaded: number) => this.upload.onprogress?.({ loaded, total: 4 });
  end = () => {
    this.status = 200;
    this.onload?.();
    this.onloadend?.();
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", Store);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const put = () => {
  const settled = vi.fn();
  const sent = putFile("https://files/x", new Blob(["1234"]), {}, { onProgress: () => undefined });
  sent.then(
    () => settled("sent"),
    () => settled("failed"),
  );
  return settled;
};

it("an upload fails after 90 seconds without progress", async () => {
  const settled = put();
  await vi.advanceTimersByTimeAsync(89_000);
  Store.last.take(1);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith("failed");
});

it("an upload that goes on may take as long as it does", async () => {
  const settled = put();
  for (const loaded of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(80_000);
    Store.last.take(loaded);
  }
  Store.last.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith("sent");
  expect(vi.getTimerCount()).toBe(0);
});
