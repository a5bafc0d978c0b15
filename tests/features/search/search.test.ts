import { describe, expect, it } from "vitest";
import type { CallInput } from "../../../src/contract/call.ts";
import { CallError } from "../../../src/contract/caller.ts";
import type { searchJobs, SearchResult } from "../../../src/contract/jobs.ts";
import { createSearch, type Send } from "../../../src/features/search/search.ts";
import { noFacets } from "../../domain/search/no-facets.ts";

const resultOf = (total: number): SearchResult => ({
  data: [],
  links: { first: "", last: "", prev: null, next: null },
  meta: { current_page: 1, last_page: 1, per_page: 20, total },
  facets: noFacets,
  corrected: null,
  reading: null,
  mentions: 0,
  words_apart: null,
  words_left_out: [],
  kinds_instead: [],
  called: null,
  suggestions: [],
});

/** What the page then holds. */
const listOf = (total: number) => ({ result: { meta: { total } }, missing: null });

/** A search page whose answers the test gives, in the order it likes. */
const startSearch = () => {
  const sent: {
    input: CallInput<typeof searchJobs>;
    signal: AbortSignal;
    answer: (total: number) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const send: Send = (_call, input, { signal }) =>
    new Promise((resolve, reject) => {
      sent.push({
        input: input as CallInput<typeof searchJobs>,
        signal,
        answer: (total) => resolve(resultOf(total) as never),
        refuse: reject,
      });
    });
  const session = createSearch(
    { search: { pageNo: 1 }, list: { result: resultOf(100), missing: null } },
    send,
  );
  return { session, sent };
};

describe("a search page", () => {
  it("starts with the list that is already in the page, and asks for nothing", () => {
    const { session, sent } = startSearch();
    expect(session.$answer.get()).toMatchObject({ state: "ready", list: listOf(100) });
    expect(sent).toHaveLength(0);
  });

  it("keeps the last list in sight while the next is on its way", async () => {
    const { session, sent } = startSearch();
    const shown = session.show({ q: "chef", pageNo: 2, address: "Newtown", location: 812 });
    expect(session.$answer.get()).toMatchObject({ state: "loading", list: listOf(100) });
    expect(sent[0]!.input).toEqual({ query: { page: 2 }, body: { q: "chef", location: 812 } });
    sent[0]!.answer(7);
    await shown;
    expect(session.$answer.get()).toMatchObject({ state: "ready", list: listOf(7) });
  });

  it("never lets a late answer replace a newer one", async () => {
    const { session, sent } = startSearch();
    const first = session.show({ q: "chef", pageNo: 1 });
    const second = session.show({ q: "cook", pageNo: 1 });
    expect(sent[0]!.signal.aborted).toBe(true);
    sent[1]!.answer(2);
    await second;
    sent[0]!.answer(1);
    await first;
    expect(session.$search.get().q).toBe("cook");
    expect(session.$answer.get()).toMatchObject({ state: "ready", list: listOf(2) });
  });

  it("says what went wrong, keeps the last list, and tries again", async () => {
    const { session, sent } = startSearch();
    const failing = session.show({ q: "chef", pageNo: 1 });
    sent[0]!.refuse(new CallError(0, "No connection."));
    await failing;
    expect(session.$answer.get()).toMatchObject({
      state: "failed",
      message: "No connection.",
      list: listOf(100),
    });
    const again = session.retry();
    expect(sent[1]!.input).toEqual({ query: { page: 1 }, body: { q: "chef" } });
    sent[1]!.answer(3);
    await again;
    expect(session.$answer.get().state).toBe("ready");
  });

  it("goes back to a list that it still has at once, and gives up what was on its way", async () => {
    const { session, sent } = startSearch();
    const shown = session.show({ q: "chef", pageNo: 1 });
    sent[0]!.answer(7);
    await shown;
    const late = session.show({ q: "cook", pageNo: 1 });
    await session.revisit({ pageNo: 1 });
    expect(session.$answer.get()).toMatchObject({ state: "ready", list: listOf(100) });
    sent[1]!.answer(2);
    await late;
    expect(session.$answer.get()).toMatchObject({ state: "ready", list: listOf(100) });
    expect(sent).toHaveLength(2);
  });

  it("looks a typed place up first, and shows back what was found", async () => {
    const newtown = { id: 812, kind: "suburb", label: "Newtown NSW 2042" };
    const bodies: unknown[] = [];
    const send = (async (_call: unknown, { body }: { body: { search_key?: string } }) => {
      bodies.push(body);
      return body.search_key ? (body.search_key === "newto" ? [newtown] : []) : resultOf(3);
    }) as Send;
    const list = { result: resultOf(100), missing: null };
    const session = createSearch({ search: { pageNo: 1 }, list }, send);
    await session.show({ address: "newto", pageNo: 1 });
    expect(bodies.at(-1)).toEqual({ location: 812 });
    expect(session.$search.get()).toEqual({ address: "Newtown NSW 2042", location: 812, pageNo: 1 });
    await session.show({ address: "Atlantis", pageNo: 1 });
    expect(session.$answer.get().list.missing).toBe("Atlantis");
  });

  it("searches again for a step back whose list is gone", async () => {
    const { session, sent } = startSearch();
    const back = session.revisit({ q: "nurse", pageNo: 1 });
    sent[0]!.answer(4);
    await back;
    expect(session.$answer.get()).toMatchObject({ state: "ready", list: listOf(4) });
  });
});
