// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Receipt } from "../../../../src/contract/application-fields.ts";
import { SentStep } from "../../../../src/features/applications/apply/SentStep.tsx";
import { exampleJob } from "../../../domain/jobs/example-job.ts";
import { answerWith, forgetAll } from "../../server.ts";

const receipt = { id: 5, job: { id: 41 }, employer_name: "Harbour & Vine" } as Receipt;
let root: Root;

beforeEach(() => {
  forgetAll();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const links = () =>
  [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

it("leads on to the receipt, all applications, the search, and three similar jobs not applied for", async () => {
  const similar = [1, 2, 3, 4, 5].map((id) => ({
    ...exampleJob({ id, slug: `job-${id}`, title: `Job ${id}`, applied: id === 2 }),
    reasons: ["Same work"],
  }));
  answerWith(() => ({ body: { payload: exampleJob({ similar }), message: "OK" } }));
  root.render(<SentStep receipt={receipt} message="Sent." onClose={() => undefined} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain("Similar jobs"));
  expect(links()).toEqual([
    ["Your applications", "/user/applied"],
    ["See your receipt", "/user/applied/5"],
    ["Find more jobs", "/job/searched"],
    ["Job 1", "/job/1/job-1"],
    ["Job 3", "/job/3/job-3"],
    ["Job 4", "/job/4/job-4"],
  ]);
  expect(document.body.textContent).toContain("while the job is open and the employer has not decided");
});

it("goes without similar jobs where they cannot be read", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  answerWith(() => ({ status: 404, body: { message: "There is no such job." } }));
  root.render(<SentStep receipt={receipt} message="Sent." onClose={() => undefined} />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(document.body.textContent).not.toContain("Similar jobs");
});
