import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { downloadApplicationDetails, updateApplication } from "../../../src/contract/applications.ts";
import { saveSharingPreferences } from "../../../src/contract/profile/sharing-preferences.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import {
  decideApplication,
  openReceivedApplications,
  type ReceivedApplication,
} from "../../../src/contract/received-applications.ts";
import { closedDownloadPath } from "../../../src/domain/received-applications.ts";
import { signToken } from "../../../src/server/auth/token.ts";
import { listedLocations } from "../../../src/server/catalogue/locations/locations-by-id.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { linkToken } from "../../../src/server/received-applications/link-token.ts";
import { employerLinks } from "../../../src/server/received-applications/tables.ts";
import { readZip } from "../account/read-zip.ts";
import { password, register } from "../account/sign-in.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";
import { employersOf } from "./employer.ts";

onEachDatabase("an employer's link to an application", (api) => {
  const { addEmployer, applyTo, received, open, download, mailsTo, tokenIn } = employersOf(api);

  it("comes by mail, names no seeker there, and shows what was sent", async () => {
    const { seeker, token, email, employer } = await received();
    const [mail] = mailsTo(email);
    expect(mail).toMatchObject({ subject: "A new application for Light vehicle mechanic" });
    expect(mail!.text).not.toContain("Nguyen");
    expect(mail!.text).toContain("http://automotive.localhost/received-applications/");
    expect(await open(token)).toMatchObject({
      kind: "application",
      id: seeker.receipt.id,
      employer_name: employer.name,
      name: "Sam Nguyen",
      email: seeker.email,
      note: "Hello",
      status: "viewed",
      files: [{ name: "cv.pdf", size: seeker.receipt.cv.size }],
    });
  });

  it("is followed by a mail when the applicant withdraws, once, with the times of the job's place", async () => {
    const perth = [...(await listedLocations()).values()].find(({ label }) => label === "Perth WA 6000")!;
    const { seeker, token, email, jobId } = await received({ locationIds: [perth.id] });
    expect(await open(token)).toMatchObject({ time_zone: "Australia/Perth" });
    const withdraw = () =>
      seeker.call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
    await Promise.all([withdraw(), withdraw()]);
    const [first, mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "An application for Light vehicle mechanic was withdrawn" });
    expect(mail!.text).toMatch(/^Withdrawn: .* AWST$/m);
    expect(mail!.text).toContain(`Application number: ${seeker.receipt.id}`);
    expect(mail!.text).not.toContain("Nguyen");
    expect(first!.text).toMatch(/^Sent: .* AWST$/m);
    expect(first!.text).toContain(`Application number: ${seeker.receipt.id}`);
  });

  it("is followed by a mail when the application is changed after it was viewed, and not before", async () => {
    const { seeker, token, email, jobId } = await received();
    const change = (note: string) =>
      seeker.call(updateApplication, { params: { id: jobId }, body: { note } });
    await change("Not seen yet");
    expect(mailsTo(email)).toHaveLength(1);
    await open(token);
    await change("Now changed");
    await change("Now changed");
    const [, mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "A changed application for Light vehicle mechanic" });
    expect(tokenIn(mail!.text)).toBe(token);
  });

  it("is followed by a mail when the applicant erases the account, unless they were turned down", async () => {
    const registered = async () => {
      const { jobId, email } = await addEmployer();
      const seeker = await register(api);
      const { file: cv } = await keep(api, seeker.token);
      const { id } = await seeker.call(applyToJob, { body: { job_id: jobId, cv } });
      return { seeker, email, id, token: tokenIn(mailsTo(email).at(-1)!.text) };
    };
    const [pending, ended] = [await registered(), await registered()];
    await open(ended.token);
    await api.on("automotive")(decideApplication, {
      params: { id: ended.id },
      body: { token: ended.token, from: "viewed", to: "unsuccessful", note: "" },
    });
    for (const { seeker } of [pending, ended])
      await seeker.call(account.eraseAccount, { body: { password } });
    expect(mailsTo(pending.email)[1]!.text).toContain("They have deleted their account");
    expect(mailsTo(ended.email)).toHaveLength(1);
  });

  it("is mailed to nobody where the employer has no address for applications", async () => {
    const { jobId, email, employer } = await addEmployer();
    await api.db.execute(`update employers set applications_email = null where id = ${employer.id}`);
    await applyTo(jobId);
    expect(mailsTo(email)).toEqual([]);
    expect(await api.db.$count(employerLinks, eq(employerLinks.employerId, employer.id))).toBe(0);
  });

  it("goes to the recruiter, for a job of a client that may not be named", async () => {
    const client = await addEmployer();
    const recruiter = await addEmployer();
    await api.db
      .update(employers)
      .set({ shownAs: recruiter.employer.id })
      .where(eq(employers.id, client.employer.id));
    const { receipt } = await applyTo(client.jobId);
    expect(mailsTo(client.email)).toEqual([]);
    const token = tokenIn(mailsTo(recruiter.email).at(-1)!.text);
    expect(await open(token)).toMatchObject({ id: receipt.id, employer_name: recruiter.employer.name });
  });

  it("makes the application viewed when it is opened first, not by a preview, and each look is in the seeker's log", async () => {
    const { seeker, token } = await received();
    const { call, receipt } = seeker;
    const details = () => call(downloadApplicationDetails, { params: { id: receipt.id } });
    expect(await details()).toMatchObject({ status: "submitted", timeline: [{ by: "seeker", from: null }] });
    expect(await open(token, { preview: true })).toEqual({
      kind: "new",
      id: receipt.id,
      job_title: "Light vehicle mechanic",
      employer_name: expect.any(String),
      submitted_at: expect.any(String),
      time_zone: "Australia/Sydney",
    });
    expect(await details()).toMatchObject({ status: "submitted" });
    await Promise.all([open(token), open(token)]);
    expect(await open(token, { preview: true })).toMatchObject({ kind: "application" });
    expect(await details()).toMatchObject({
      status: "viewed",
      timeline: [
        { by: "seeker", from: null, to: "submitted" },
        { by: "employer", from: "submitted", to: "viewed", note: "" },
      ],
    });
    const { data } = await call(account.listAccesses, { query: {} });
    expect(data.filter(({ what }) => what === "Your application for Light vehicle mechanic")).toHaveLength(3);
  });

  it("downloads each file and everything as a ZIP, and notes it", async () => {
    const { seeker, token } = await received();
    const shown = (await open(token)) as ReceivedApplication;
    const file = await download(shown.files[0]!.href);
    expect(file.headers.get("location")).toBeNull();
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf("cv.pdf"));
    const archive = await download(shown.archive_href);
    expect(Object.fromEntries(archive.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "private, no-store",
    });
    const files = readZip(new Uint8Array(await archive.arrayBuffer()));
    expect([...files.keys()]).toEqual(["application.html", "files/1 cv.pdf"]);
    expect(files.get("application.html")!.toString()).toContain("Sam Nguyen");
    const { data } = await seeker.call(account.listAccesses, { query: {} });
    expect(data.map(({ what, address }) => [what, address]).slice(0, 2)).toEqual([
      ["Your application for Light vehicle mechanic with all files, as a download", "203.0.113.9"],
      ["The file cv.pdf of your application for Light vehicle mechanic", "203.0.113.9"],
    ]);
  });

  it("shows of the profile what the seeker shares, and sensitive fields only if they are ticked", async () => {
    const { seeker, token } = await received();
    const { call, receipt } = seeker;
    await call(sectionCalls.passport.create, {
      body: { country: { id: 36 }, number: "PA1234567", issued: "2020-01-01", expires: "2030-01-01" },
    });
    const share = (sensitive: string[]) =>
      call(saveSharingPreferences, {
        params: { id: receipt.id },
        body: { sections: ["passport"], sensitive, documents: [] },
      });
    const profile = async () => JSON.stringify(((await open(token)) as ReceivedApplication).profile);
    expect(await profile()).toBe("[]");
    await share([]);
    expect(await profile()).toContain("Country of issue");
    expect(await profile()).not.toContain("PA1234567");
    await share(["passport.number"]);
    expect(await profile()).toContain("PA1234567");
  });

  describe("does not open", () => {
    it("with a token that is wrong, was changed, or is for something else, and says what to do", async () => {
      const { token, seeker } = await received();
      const [id = "", signature = ""] = token.split(".");
      const wrong = [
        "x",
        id,
        `${id}.`,
        token.slice(0, -1),
        `${token}.more`,
        `${randomUUID()}.${signature}`,
        linkToken(id, new TextEncoder().encode("another secret, also long enough here")),
        linkToken(randomUUID(), api.services.secret),
        await signToken(seeker.id, api.services.secret, 900),
      ];
      for (const one of wrong)
        await expect(open(one), one).rejects.toMatchObject({
          status: 404,
          message: expect.stringMatching(/^This link is wrong\. .*hello@/),
        });
      await expect(open("")).rejects.toMatchObject({ status: 422 });
    });

    it("on another site", async () => {
      const { token, seeker } = await received();
      const elsewhere = api.on("workinaus");
      await expect(elsewhere(openReceivedApplications, { body: { token } })).rejects.toMatchObject({
        status: 404,
      });
      const body = { token, from: "submitted", to: "interview", note: "" } as const;
      await expect(
        elsewhere(decideApplication, { params: { id: seeker.receipt.id }, body }),
      ).rejects.toMatchObject({ status: 404 });
      const { archive_href } = (await open(token)) as ReceivedApplication;
      expect((await download(archive_href, "workinaus.localhost")).status).toBe(403);
    });

    it("when it has expired, and neither do its downloads", async () => {
      const { token } = await received();
      const { archive_href, files } = (await open(token)) as ReceivedApplication;
      await api.db
        .update(employerLinks)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(employerLinks.id, token.split(".")[0]!));
      await expect(open(token)).rejects.toMatchObject({
        status: 410,
        message: expect.stringContaining("expired"),
      });
      for (const href of [archive_href, files[0]!.href]) expect((await download(href)).status).toBe(410);
    });

    it("a download that is too old, which says so on a page to people, and in JSON to programs", async () => {
      const { token } = await received();
      const { files } = (await open(token)) as ReceivedApplication;
      const old = files[0]!.href.replace(/expires=\d+/, "expires=1");
      const answer = (href: string, accept: string) =>
        api.fetch(href, { headers: { host: "automotive.localhost", accept } }, "203.0.113.9");
      const browsers = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";
      const page = await answer(old, browsers);
      expect(page.status).toBe(303);
      expect(page.headers.get("location")).toBe(closedDownloadPath);
      for (const accept of ["*/*", "application/json"]) {
        const json = await answer(old, accept);
        expect(json.status).toBe(403);
        expect(await json.json()).toMatchObject({ message: expect.stringContaining("expired") });
      }
      expect((await answer(files[0]!.href, browsers)).status).toBe(200);
    });

    it("another application, by its id or by another one's download", async () => {
      const [mine, other] = [await received(), await received()];
      await expect(open(mine.token, { application: other.seeker.receipt.id })).rejects.toMatchObject({
        status: 404,
      });
      const { files } = (await open(mine.token)) as ReceivedApplication;
      const forged = files[0]!.href.replace(`/${mine.seeker.receipt.id}/`, `/${other.seeker.receipt.id}/`);
      expect((await download(forged)).status).toBe(403);
    });
  });

  describe("says kindly that the application has ended", () => {
    it("when the seeker has withdrawn it, with nothing personal; sent again it opens again", async () => {
      const { seeker, token, jobId, email } = await received();
      const { archive_href } = (await open(token)) as ReceivedApplication;
      await seeker.call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
      const gone = { kind: "gone", reason: "withdrawn", job_title: "Light vehicle mechanic" };
      expect(await open(token)).toEqual(gone);
      expect((await download(archive_href)).status).toBe(410);
      await seeker.call(applyToJob, { body: { job_id: jobId, cv: seeker.cv } });
      expect(tokenIn(mailsTo(email).at(-1)!.text)).toBe(token);
      expect(await open(token)).toMatchObject({ kind: "application", status: "viewed" });
    });

    it("when the account was erased", async () => {
      const { jobId, email } = await addEmployer();
      const seeker = await register(api);
      const { file: cv } = await keep(api, seeker.token);
      await seeker.call(applyToJob, { body: { job_id: jobId, cv } });
      const token = tokenIn(mailsTo(email).at(-1)!.text);
      await seeker.call(account.eraseAccount, { body: { password } });
      expect(await open(token)).toEqual({
        kind: "gone",
        reason: "erased",
        job_title: "Light vehicle mechanic",
      });
    });
  });
});
