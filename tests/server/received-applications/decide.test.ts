import { describe, expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { downloadApplicationDetails, updateApplication } from "../../../src/contract/applications.ts";
import { decideApplication } from "../../../src/contract/received-applications.ts";
import type { ApplicationStatus } from "../../../src/contract/application-fields.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { employersOf } from "./employer.ts";

onEachDatabase("an employer's decision", (api) => {
  const { received, open } = employersOf(api);
  const opened = async () => {
    const its = await received();
    await open(its.token);
    const decide = (from: ApplicationStatus, to: ApplicationStatus, note = "") =>
      api.on("automotive")(decideApplication, {
        params: { id: its.seeker.receipt.id },
        body: { token: its.token, from, to, note },
      });
    const details = () =>
      its.seeker.call(downloadApplicationDetails, { params: { id: its.seeker.receipt.id } });
    const mails = () => api.mails.filter(({ to }) => to === its.seeker.email).slice(1);
    return { ...its, decide, details, mails };
  };

  it("is in the seeker's timeline and mailed to them, once however often it is sent", async () => {
    const { decide, details, mails } = await opened();
    await Promise.all([
      decide("viewed", "interview", "Can you come on Monday?"),
      decide("viewed", "interview", "Can you come on Monday?"),
    ]);
    await decide("viewed", "interview", "Can you come on Monday?");
    const { status, timeline } = await details();
    expect(status).toBe("interview");
    expect(timeline.slice(2)).toEqual([
      {
        by: "employer",
        from: "viewed",
        to: "interview",
        note: "Can you come on Monday?",
        at: expect.any(String),
      },
    ]);
    expect(mails()).toMatchObject([{ subject: "Interview: your application for Light vehicle mechanic" }]);
    expect(mails()[0]!.text).toContain("Can you come on Monday?");
  });

  it("is answered to the employer, where it gave an address for applications, as the receipt is", async () => {
    const { seeker, email, employer, decide, details, mails } = await opened();
    await decide("viewed", "interview", "Can you come on Monday?");
    const receiptMail = api.mails.find(({ to }) => to === seeker.email)!;
    for (const mail of [receiptMail, mails().at(-1)!]) {
      expect(mail.replyTo).toBe(email);
      expect(mail.text).toContain(`To write to ${employer.name}, reply to this email.`);
    }
    expect((await details()).employer_email).toBe(email);

    await api.db.update(employers).set({ applicationsEmail: null, contactEmail: "shop@employer.example" });
    await decide("interview", "offered");
    expect(mails().at(-1)!.replyTo).toBeUndefined();
    expect(mails().at(-1)!.text).not.toContain("reply to this email");
    expect((await details()).employer_email).toBeNull();
  });

  it("can be corrected, and a note can be sent without one", async () => {
    const { decide, details, mails } = await opened();
    await decide("viewed", "unsuccessful");
    await decide("unsuccessful", "offered");
    await decide("offered", "offered", "Sorry about the mistake.");
    await expect(decide("offered", "offered")).rejects.toMatchObject({ status: 422 });
    expect((await details()).timeline.map(({ to, note }) => [to, note]).slice(2)).toEqual([
      ["unsuccessful", ""],
      ["offered", ""],
      ["offered", "Sorry about the mistake."],
    ]);
    expect(mails().map(({ subject }) => subject)).toEqual([
      "Unsuccessful: your application for Light vehicle mechanic",
      "Offered: your application for Light vehicle mechanic",
      "A note on your application for Light vehicle mechanic",
    ]);
  });

  it("is not mailed to a seeker who wants no such mail", async () => {
    const { seeker, decide, mails } = await opened();
    await seeker.call(account.setNotifications, { body: { application_status: false } });
    await decide("viewed", "shortlisted");
    expect(mails()).toEqual([]);
  });

  describe("is refused", () => {
    it("when the application has changed since the page was opened", async () => {
      const { decide, details } = await opened();
      await decide("viewed", "shortlisted");
      await expect(decide("viewed", "unsuccessful")).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining("has changed since"),
      });
      expect((await details()).status).toBe("shortlisted");
    });

    it("when the seeker has withdrawn the application", async () => {
      const { seeker, jobId, decide, details } = await opened();
      await seeker.call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
      for (const from of ["viewed", "withdrawn"] as const)
        await expect(decide(from, "offered")).rejects.toMatchObject({ status: 409 });
      expect((await details()).status).toBe("withdrawn");
    });

    it.each(["submitted", "withdrawn", "viewed"] as const)(
      "for a status that is not its own: %s",
      async (to) => {
        const { decide } = await opened();
        await decide("viewed", "shortlisted");
        await expect(decide("shortlisted", to)).rejects.toMatchObject({ status: 409 });
      },
    );

    it("for a status that there is not, and a note that is too long", async () => {
      const { decide } = await opened();
      await expect(decide("viewed", "hired" as never)).rejects.toMatchObject({
        status: 422,
        errors: { to: ["Choose a status."] },
      });
      await expect(decide("viewed", "offered", "x".repeat(2001))).rejects.toMatchObject({ status: 422 });
    });
  });

  it("leaves the seeker free to withdraw until they are unsuccessful", async () => {
    const { seeker, jobId, decide, details } = await opened();
    await decide("viewed", "offered");
    await seeker.call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
    expect(await details()).toMatchObject({ status: "withdrawn", timeline: { length: 4 } });
    const other = await opened();
    await other.decide("viewed", "unsuccessful");
    await expect(
      other.seeker.call(updateApplication, { params: { id: other.jobId }, body: { withdraw: true } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
