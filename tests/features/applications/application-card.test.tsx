import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Application } from "../../../src/contract/application-fields.ts";
import { ApplicationCard } from "../../../src/features/applications/ApplicationCard.tsx";

const application = {
  id: 3,
  job: {
    title: "Chef",
    employer: { name: "The Salt Ledger" },
    status: "live",
    locations: [{ label: "Carlton VIC" }],
    remote: false,
  },
  status: "submitted",
  submitted_at: "2026-10-01T01:00:00Z",
  updated_at: "2026-11-20T01:00:00Z",
} as unknown as Application;

const textOf = (one: Application) =>
  renderToString(<ApplicationCard application={one} />).replace(/<[^>]*>|<!-- -->/g, "");

it("says when an application was sent, and of one that was withdrawn only when that was", () => {
  expect(textOf(application)).toMatch(/Sent.*ago/);
  const withdrawn = textOf({ ...application, status: "withdrawn" });
  expect(withdrawn).toMatch(/Withdrawn.*ago/);
  expect(withdrawn).not.toContain("Sent");
});

it("says that the employer has written, and leads to what it wrote", () => {
  expect(textOf({ ...application, employer_wrote_at: null })).not.toContain("Message");
  const wrote = { ...application, employer_wrote_at: "2026-11-21T01:00:00Z" };
  expect(textOf(wrote)).toMatch(/Message from the employer.*ago/);
  expect(renderToString(<ApplicationCard application={wrote} />)).toMatch(
    /<a href="\/user\/applied\/3"(?:(?!<\/a>).)*Message from the employer/,
  );
});
