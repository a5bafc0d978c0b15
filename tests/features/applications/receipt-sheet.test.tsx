import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { ApplicationEvent, Receipt } from "../../../src/contract/application-fields.ts";
import { ReceiptSheet } from "../../../src/features/applications/ReceiptSheet.tsx";
import { exampleJob } from "../../domain/jobs/example-job.ts";

const at = "2026-11-20T01:00:00Z";
const sent: ApplicationEvent = { by: "seeker", from: null, to: "submitted", note: "", at };
const wrote: ApplicationEvent = {
  by: "employer",
  from: "viewed",
  to: "interview",
  note: "Monday at nine,\n5 Harbour Street.",
  at,
};
const receiptOf = (timeline: ApplicationEvent[]): Receipt => ({
  id: 3,
  job: exampleJob(),
  status: "interview",
  submitted_at: at,
  updated_at: at,
  employer_wrote_at: null,
  archived: false,
  can_update: false,
  job_title: "Chef",
  employer_name: "The Salt Ledger",
  employer_email: null,
  name: "Sam Nguyen",
  email: "sam@example.com",
  phone: "",
  right_to_work: null,
  note: "",
  cv: {
    id: "cv",
    file: "/v1/uploads/cv.pdf",
    name: "cv.pdf",
    type: "resume",
    mime_type: "application/pdf",
    size: 1200,
    uploaded_at: at,
  },
  cv_url: "/v1/uploads/cv.pdf",
  documents: [],
  answers: [],
  timeline,
});
const sheetOf = (timeline: ApplicationEvent[]) =>
  renderToString(<ReceiptSheet receipt={receiptOf(timeline)} onDownload={async () => {}} />);
const textOf = (timeline: ApplicationEvent[]) => sheetOf(timeline).replace(/<[^>]*>|<!-- -->/g, "");

it("has what the employer last wrote right below the status, above everything that was sent", () => {
  expect(textOf([sent, wrote])).toMatch(
    /would like to meet you\.Message from The Salt LedgerMonday at nine,\n5 Harbour Street\..*Application number/,
  );
  expect(textOf([sent])).not.toContain("Message from");
});

it("links the web addresses that the employer wrote, without the signs around them, and nothing else", () => {
  const note =
    "Choose a time (https://times.example/d/7?a=1&b=2), or http://maps.example/. See javascript:alert(1)";
  const linked = [...sheetOf([sent, { ...wrote, note }]).matchAll(/<a href="([^"]*)" target="_blank"/g)];
  expect(linked.slice(0, 2).map(([, href]) => href)).toEqual([
    "https://times.example/d/7?a=1&amp;b=2",
    "http://maps.example/",
  ]);
  expect(linked.some(([, href]) => href!.startsWith("javascript:"))).toBe(false);
});
