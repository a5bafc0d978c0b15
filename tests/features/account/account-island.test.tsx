import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Receipt as Sent } from "../../../src/contract/application-fields.ts";
import { ownTimeText } from "../../../src/domain/text/time-text.ts";
import { Account } from "../../../src/islands/account/Account.tsx";
import { AppliedJobs } from "../../../src/islands/applied-jobs/AppliedJobs.tsx";
import { Dashboard } from "../../../src/islands/dashboard/Dashboard.tsx";
import { Profile } from "../../../src/islands/profile/Profile.tsx";
import { Receipt } from "../../../src/islands/receipt/Receipt.tsx";
import { ReceiptActions } from "../../../src/features/applications/ReceiptActions.tsx";
import { ReceiptSheet } from "../../../src/features/applications/ReceiptSheet.tsx";
import { SavedJobs } from "../../../src/islands/saved-jobs/SavedJobs.tsx";

it.each([
  ["the dashboard", <Dashboard site="Torque Jobs" />, "/user/dashboard"],
  ["the profile", <Profile />, "/user/profile"],
  ["saved jobs", <SavedJobs site="Torque Jobs" />, "/user/saved"],
  ["applications", <AppliedJobs site="Torque Jobs" />, "/user/applied"],
  ["the account", <Account />, "/user/account"],
  ["a receipt", <Receipt id={12} />, "/user/applied/12"],
])("invites a visitor to %s to sign in and come back, and waits for a seeker", (_page, island, path) => {
  const html = renderToString(island);
  expect(html).toContain(`href="/sign-in?return=${encodeURIComponent(path)}"`);
  expect(html).toContain('class="for-visitors"');
  expect(html).toContain('class="for-seekers"');
});

describe("a receipt", () => {
  const sent: Sent = {
    id: 12,
    job: {
      id: 7,
      slug: "mechanic",
      title: "Diesel fitter",
      employer: {
        id: 1,
        name: "New name",
        slug: "x",
        type: "company",
        path: "/enterprise/x",
        logo: null,
        has_page: true,
      },
      locations: [],
      remote: false,
      work_type: "Full time",
      pay: null,
      category: { id: "automotive", title: "Automotive" },
      sub_category: null,
      right_to_work: [],
      sponsorship: false,
      right_to_work_fit: null,
      featured: false,
      summary: "",
      posted_at: "2026-11-20T00:00:00.000Z",
      expires_at: null,
      status: "live",
      liked: false,
      applied: true,
    },
    job_title: "Light vehicle mechanic",
    employer_name: "Harbour Motors",
    employer_email: null,
    status: "submitted",
    submitted_at: "2026-11-20T22:30:00.000Z",
    updated_at: "2026-11-20T22:30:00.000Z",
    employer_wrote_at: null,
    archived: false,
    timeline: [{ by: "seeker", from: null, to: "submitted", note: "", at: "2026-11-20T22:30:00.000Z" }],
    can_update: true,
    name: "Sam Nguyen",
    email: "sam@example.com",
    phone: "0412 345 678",
    right_to_work: "citizen",
    documents: [],
    note: "Hello <b>there</b>",
    cv: {
      id: "1",
      file: "",
      name: "Sam's CV.pdf",
      type: "resume",
      mime_type: "application/pdf",
      size: 2048,
      uploaded_at: "2026-11-20T22:00:00.000Z",
    },
    cv_url: "",
    answers: [{ question_id: "licence", question: "Do you hold a licence?", answer: "Yes" }],
  };
  const nothing = async () => undefined;
  const actions = (fields: Partial<Sent>) =>
    renderToString(
      <ReceiptActions
        receipt={{ ...sent, ...fields }}
        onDownload={nothing}
        onWithdraw={nothing}
        onArchive={nothing}
      />,
    );

  it("shows what was sent as it was then, not as the job is now", () => {
    const html = renderToString(<ReceiptSheet receipt={sent} onDownload={nothing} />);
    for (const part of [
      "Light vehicle mechanic",
      "Harbour Motors",
      "Sam Nguyen",
      "Sam&#x27;s CV.pdf",
      "2 KB",
      "Do you hold a licence?",
      "Yes",
      "Hello &lt;b&gt;there&lt;/b&gt;",
      ownTimeText(sent.submitted_at),
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("Diesel fitter");
    expect(html).not.toContain("Last change");
  });

  it("says when the seeker changed it, not what the employer did with it", () => {
    const event = (by: "seeker" | "employer", to: Sent["status"], day: string) => ({
      ...{ by, from: "submitted" as const, to, note: "", at: `2026-11-${day}T01:00:00.000Z` },
    });
    const shown = (...more: Sent["timeline"]) =>
      renderToString(
        <ReceiptSheet receipt={{ ...sent, timeline: [...sent.timeline, ...more] }} onDownload={nothing} />,
      );
    expect(shown(event("employer", "viewed", "23"))).not.toContain("Last change");
    const changed = shown(event("seeker", "submitted", "22"), event("employer", "viewed", "23"));
    expect(changed).toMatch(new RegExp(`Last change.*${ownTimeText("2026-11-22T01:00:00.000Z")}`));
  });

  it("offers to change and withdraw only what still can be", () => {
    expect(actions({})).toContain('href="/job/7/mechanic#change-application"');
    expect(actions({})).toContain("Withdraw");
    expect(actions({ can_update: false, status: "shortlisted" })).toContain("Withdraw");
    const decided = actions({ can_update: false, status: "unsuccessful" });
    expect(decided).not.toMatch(/Change|Withdraw/);
    expect(decided).toContain("Archive");
    expect(actions({ archived: true })).toContain("Put back on the list");
  });
});
