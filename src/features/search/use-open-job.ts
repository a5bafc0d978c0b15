import { useStore } from "@nanostores/react";
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import type { JobCard } from "../../contract/job-fields.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { insideOf } from "../../domain/mobile-path.ts";
import { jobBeside, withJobBeside, type SearchState } from "../../domain/search/job-search-url.ts";
import { anyDialog, isPlainClick, wideEnough } from "../../ui/in-place-link.ts";
import { followSteps } from "../../ui/page-steps.ts";
import { request } from "../session/request.ts";
import { markViewed } from "./job-marks.ts";
import { createOpenJob, type OpenJobSession } from "./open-job.ts";

/** How long the pointer rests on a job before it is loaded, in milliseconds. */
const restMs = 65;

/** An entry of the browser's history with a job beside the list. */
interface Step {
  search: SearchState;
  job?: JobCard;
  /** How many jobs were opened one after the other since the list stood alone. */
  depth?: number;
  /** How far the list was scrolled when a job was opened. */
  top?: number;
}

const stepOf = (state: unknown): Partial<Step> =>
  typeof state === "object" && state !== null ? (state as Partial<Step>) : {};

const listAddress = () => location.pathname + location.search;
const openPage = (job: JobCard) => location.replace(insideOf(location.pathname, jobPath(job)));

/** Moves the focus to the link of a card, or to the list where it has none. */
const focusCard = (id: number) =>
  (cardOf(id)?.querySelector("a") ?? document.querySelector<HTMLElement>("#results"))?.focus();

const cardOf = (id: number) => document.querySelector<HTMLElement>(`[data-job="${id}"]`);

/** Keeps a card where it is on the screen: returns what is called with its id before the list narrows or widens. */
const useStillCard = (openId: number | undefined) => {
  const anchor = useRef<{ id: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const { current: kept } = anchor;
    const card = kept && cardOf(kept.id);
    anchor.current = null;
    if (!kept || !card) return;
    const { top, bottom } = card.getBoundingClientRect();
    // At the top of the page the search stays whole, as long as the card is in sight.
    if (window.scrollY > 0 || bottom > window.innerHeight)
      window.scrollBy({ top: top - kept.top, behavior: "instant" });
    if (openId === undefined) card.querySelector("a")?.focus({ preventScroll: true });
  }, [openId]);
  return (id: number | undefined) => {
    const top = id === undefined ? undefined : cardOf(id)?.getBoundingClientRect().top;
    anchor.current = id === undefined || top === undefined ? null : { id, top };
  };
};

/** Scrolls the list to where it was left for the page of a job. Before the search makes the state of this entry its own. */
const useListPlace = () =>
  useLayoutEffect(() => {
    const { top } = stepOf(history.state);
    // The page of the job was loaded meanwhile, and the browser keeps out of where the list was.
    if (top === undefined || history.scrollRestoration !== "manual") return;
    history.scrollRestoration = "auto";
    window.scrollTo({ top, behavior: "instant" });
  }, []);

/** Loads the view, and the job that the pointer may rest on since before the page was hydrated. */
const usePreparation = (session: OpenJobSession, prepareView: () => Promise<unknown>) =>
  useEffect(() => {
    if (!matchMedia(wideEnough).matches) return;
    prepareView().catch(() => undefined);
    const near = document.querySelector<HTMLElement>("[data-job]:hover")?.dataset["job"];
    if (near) session.prepare(Number(near));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is hydrated
  }, []);

/** Follows the browser: its history, its width and its connection. */
const useBrowser = (session: OpenJobSession, show: (card: JobCard | null) => void) =>
  useEffect(() => {
    const wide = matchMedia(wideEnough);
    const onStep = ({ state }: PopStateEvent) => {
      const { job } = stepOf(state);
      // A narrow screen has no room beside the list.
      if (job && !wide.matches) openPage(job);
      else show(job ?? null);
    };
    // Made narrow, also by zooming in, the page has no room for the job: its own page has. What a dialog holds stays.
    const onWidth = () => {
      const job = session.$open.get();
      if (!wide.matches && job && !document.querySelector(anyDialog)) openPage(job.card);
    };
    // What could not be loaded without a connection.
    const onOnline = () => {
      const job = session.$open.get();
      if (job?.detail.state === "failed") void session.show(job.card);
    };
    const left = new AbortController();
    const { signal } = left;
    signal.addEventListener("abort", followSteps(onStep));
    addEventListener("online", onOnline, { signal });
    wide.addEventListener("change", onWidth, { signal });
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is the same for a session
  }, [session]);

/** Opens the job that the address has: after a reload, or where somebody was sent it. */
const useJobOfAddress = (
  session: OpenJobSession,
  show: (card: JobCard | null) => void,
  list: readonly JobCard[],
) =>
  useEffect(() => {
    const id = jobBeside(location.search);
    if (id === null) return;
    const { job } = stepOf(history.state);
    const known = [...list, ...(job ? [job] : [])].find((card) => card.id === id);
    const open = async () => {
      const card = known ?? (await session.load(id));
      if (!matchMedia(wideEnough).matches) return openPage(card);
      history.replaceState({ ...stepOf(history.state), job: card }, "");
      cardOf(id)?.scrollIntoView({ block: "center", behavior: "instant" });
      show(card);
    };
    open().catch(() => history.replaceState(history.state, "", withJobBeside(listAddress(), null)));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is hydrated
  }, []);

/**
 * The job beside the list of a search, from 1200 px on. The address of the list has its number, so that a reload keeps
 * both; Back and Forward follow it. The list narrows and widens around the card that was opened, so that it stays where
 * it is on the screen.
 * @param list The jobs of the page when it is hydrated.
 */
export const useOpenJob = (
  search: SearchState,
  list: readonly JobCard[],
  prepareView: () => Promise<unknown>,
) => {
  const [session] = useState(() =>
    createOpenJob(async (call, input, { signal }) => (await request(call, input, signal)).payload),
  );
  const open = useStore(session.$open);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepStill = useStillCard(open?.card.id);
  const show = (card: JobCard | null) => {
    keepStill(card?.id ?? session.$open.get()?.card.id);
    // Beside a job the browser would scroll to where the list was when it was wider; on the way back it still does so
    // after this event.
    if (card) history.scrollRestoration = "manual";
    else setTimeout(() => (history.scrollRestoration = "auto"));
    void session.show(card);
  };
  useListPlace();
  usePreparation(session, prepareView);
  useBrowser(session, show);
  useJobOfAddress(session, show, list);

  return {
    open,
    onFollow: (job: JobCard, event: MouseEvent<HTMLAnchorElement>) => {
      markViewed(job.id);
      if (!isPlainClick(event) || !matchMedia(wideEnough).matches) return;
      event.preventDefault();
      if (job.id === session.$open.get()?.card.id)
        return document.querySelector<HTMLElement>("[data-beside]")?.focus();
      const { depth = 0 } = stepOf(history.state);
      history.scrollRestoration = "manual";
      if (!depth) history.replaceState({ ...stepOf(history.state), top: window.scrollY }, "");
      const step: Step = { search, job, depth: depth + 1 };
      history.pushState(step, "", withJobBeside(listAddress(), job.id));
      show(job);
    },
    onApproach: (job: JobCard) => {
      clearTimeout(timer.current);
      if (!matchMedia(wideEnough).matches) return;
      timer.current = setTimeout(() => session.prepare(job.id), restMs);
    },
    /** Goes back to the list alone. */
    close: () => {
      const { depth } = stepOf(history.state);
      if (depth) return history.go(-depth);
      history.replaceState({ search }, "", withJobBeside(listAddress(), null));
      show(null);
    },
    /** Moves the focus to the card of the job. */
    toList: () => open && focusCard(open.card.id),
    /** The list is about to show another search. */
    leave: () => show(null),
    retry: () => void (open && session.show(open.card)),
  };
};
