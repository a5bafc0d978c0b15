import { expect, it, vi } from "vitest";
import { createAppendingList } from "../../../src/features/employers/appending-list.ts";

const pageOf = (page: number, keptAt: string | null = null) => ({
  data: [`${page}a`, `${page}b`],
  meta: { current_page: page, last_page: 3, total: 6 },
  keptAt,
});

it("appends the pages after the first, up to the last", async () => {
  const load = vi.fn(async (page: number) => pageOf(page));
  const list = createAppendingList(pageOf(1), load);
  await list.more();
  expect(list.$list.get()).toMatchObject({ items: ["1a", "1b", "2a", "2b"], page: 2, lastPage: 3 });
  await list.more();
  await list.more();
  expect(list.$list.get().items).toHaveLength(6);
  expect(load.mock.calls).toEqual([[2], [3]]);
});

it("loads a page once, however often it is asked for meanwhile", async () => {
  const load = vi.fn(async (page: number) => pageOf(page));
  const list = createAppendingList(pageOf(1), load);
  await Promise.all([list.more(), list.more()]);
  expect(list.$list.get().items).toEqual(["1a", "1b", "2a", "2b"]);
});

it("keeps what is shown when a page fails, and tries again when it is asked to", async () => {
  const load = vi.fn(async (page: number) => pageOf(page));
  load.mockRejectedValueOnce(new Error("We could not reach the site."));
  const list = createAppendingList(pageOf(1), load);
  await list.more();
  expect(list.$list.get()).toMatchObject({
    items: ["1a", "1b"],
    next: { state: "failed", message: "We could not reach the site." },
  });
  await list.more();
  expect(list.$list.get()).toMatchObject({ items: ["1a", "1b", "2a", "2b"], next: { state: "ready" } });
});

it("knows when the oldest of its pages was kept", async () => {
  const kept = ["2026-11-23T02:00:00.000Z", "2026-11-23T01:00:00.000Z"];
  const list = createAppendingList(pageOf(1), async (page) => pageOf(page, kept[page - 2]));
  await list.more();
  await list.more();
  expect(list.$list.get().keptAt).toBe("2026-11-23T01:00:00.000Z");
});
