// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppliedJobs } from "../../../src/features/applications/AppliedJobs.tsx";
import { Dashboard } from "../../../src/features/dashboard/Dashboard.tsx";
import { FollowedEmployers } from "../../../src/features/employers/FollowedEmployers.tsx";
import { SavedJobs } from "../../../src/features/saved-jobs/SavedJobs.tsx";
import { SavedSearches } from "../../../src/features/saved-searches/SavedSearches.tsx";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const emptyPage = { data: [], meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 } };
const emptyDashboard = {
  seeker: { id: "7f3c", given_name: "Sam", family_name: "Lee", email: "sam@example.com" },
  liked_jobs: { count: 0 },
  applied_jobs: { count: 0 },
  recent_applications: [],
  recent_saved: [],
  recommended: [],
  work_known: false,
  strength: { score: 10 },
  expiring: [],
  news: { since: "2026-11-20T00:00:00.000Z", recommended: 0, items: [] },
  upcoming_consultations: [],
};

let page: HTMLElement;
let root: Root;
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

const site = "Torque Jobs";
it.each([
  ["applications", emptyPage, <AppliedJobs site={site} />, "No applications on Torque Jobs yet"],
  ["saved jobs", emptyPage, <SavedJobs site={site} />, "No saved jobs on Torque Jobs yet"],
  ["saved searches", [], <SavedSearches site={site} />, "No saved searches on Torque Jobs yet"],
  [
    "employers",
    emptyPage,
    <FollowedEmployers site={site} />,
    "You don't follow any employers on Torque Jobs",
  ],
  ["the dashboard", emptyDashboard, <Dashboard site={site} />, "No applications on Torque Jobs yet."],
])("says of this site alone that it has none: %s", async (_list, payload, view, text) => {
  answerWith(() => ({ body: { payload, message: "OK" } }));
  root.render(view);
  await vi.waitFor(() => expect(page.textContent).toContain(text));
  const hide = [...page.querySelectorAll("button")].find((one) => one.textContent === "Hide closed jobs");
  expect(hide?.className ?? "invisible", "nothing is there to be hidden").toContain("invisible");
});
