// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import {
  createPagedList,
  readView,
  viewQuery,
  type ListView,
} from "../../../src/features/session/paged-list.ts";

const page = (current_page: number) => ({
  data: [`row of page ${current_page}`],
  meta: { current_page, last_page: 3, total: 50 },
});

beforeEach(() => history.replaceState(null, "", "/user/saved"));

it("reads the part it shows from the address, whatever stands there", () => {
  expect(readView("?page=2&hide_expired=true")).toEqual({
    page: 2,
    hideExpired: true,
    archived: false,
    near: false,
    workType: "",
  });
  expect(readView("?page=-1&hide_expired=perhaps")).toEqual({
    page: 1,
    hideExpired: false,
    archived: false,
    near: false,
    workType: "",
  });
  const view = { page: 3, hideExpired: true, archived: true, near: false, workType: "" };
  expect(readView(viewQuery(view))).toEqual(view);
});

it("follows its address, also back", async () => {
  history.replaceState(null, "", "/user/saved?page=2");
  const load = vi.fn(async ({ page: wanted }: ListView) => page(wanted));
  const list = createPagedList(load);
  const stop = list.follow();
  await vi.waitFor(() => expect(list.$list.get()).toEqual({ state: "ready", shown: page(2) }));
  await list.change({ hideExpired: true });
  expect(location.search).toBe("?hide_expired=true");
  expect(list.hrefOf(3)).toBe("?page=3&hide_expired=true");
  await list.change({ hideExpired: false });
  expect(location.href).toMatch(/\/user\/saved$/);
  history.replaceState(null, "", "/user/saved?page=3");
  dispatchEvent(new PopStateEvent("popstate"));
  await vi.waitFor(() => expect(list.$list.get()).toEqual({ state: "ready", shown: page(3) }));
  stop();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(load).toHaveBeenCalledTimes(4);
});

it("never lets a late answer replace a newer one", async () => {
  const answers: ((value: ReturnType<typeof page>) => void)[] = [];
  const list = createPagedList(
    () => new Promise<ReturnType<typeof page>>((resolve) => answers.push(resolve)),
  );
  const first = list.change({ page: 1 });
  const second = list.change({ page: 2 });
  answers[1]!(page(2));
  await second;
  answers[0]!(page(1));
  await first;
  expect(list.$list.get()).toEqual({ state: "ready", shown: page(2) });
});

it("keeps showing the last page when the next fails", async () => {
  const load = vi.fn(async ({ page: wanted }: ListView) => {
    if (wanted === 2) throw new Error("No answer.");
    return page(wanted);
  });
  const list = createPagedList(load);
  await list.change({ page: 1 });
  await list.change({ page: 2 });
  expect(list.$list.get()).toEqual({ state: "failed", shown: page(1), message: "No answer." });
});

it("is read again when another tab has changed something, once for many changes", async () => {
  const load = vi.fn(async ({ page: wanted }: ListView) => page(wanted));
  const stop = createPagedList(load).follow();
  const other = new BroadcastChannel("portal:changes");
  for (const path of ["/v1/seeker/job/apply-job", "/v4/skills", "/v4/skills"]) other.postMessage(path);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  other.close();
  stop();
});
