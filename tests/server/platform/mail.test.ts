import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../../src/runtime/config.ts";
import { devMail, showsMail } from "../../../src/server/platform/mail/dev-mail.ts";
import { accentTones } from "../../../src/domain/brands/accent.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { brandedMail } from "../../../src/server/platform/mail/branded-mail.ts";
import type { CapturedMail } from "../../../src/server/platform/mail/outbox.ts";
import { AddressRefused, MailRefused } from "../../../src/server/platform/mail/mailer.ts";
import { openMailer } from "../../../src/server/platform/mail/open-mailer.ts";
import { startSmtpPeer, type SmtpPeer } from "../smtp-peer.ts";
import { onOneDatabase } from "../test-api.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "signboard-mail-"));
});
afterEach(() => rm(folder, { recursive: true }));

const configured = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env });
const delivery = () => ({ messageId: "<one@example.com>", signal: AbortSignal.timeout(60_000) });
const brand = loadBrands().find(({ id }) => id === "electrical")!;
const letter = {
  subject: "Your code",
  heading: "Hello <Sam> & all",
  before: ["Before."],
  facts: [
    { label: "Job", value: "Line worker <b>" },
    { label: "Years in the trade?", value: "7" },
    { label: "Note", value: "Two\nlines" },
  ],
  code: "123456",
  link: { label: "Sign in", href: "http://electrical.localhost/sign-in" },
  after: ["After."],
};
const logo = "http://electrical.localhost/apple-touch-icon.png";
const mail = brandedMail(brand, "sam@example.com", letter, logo);

it("comes in the brand's name and colour, as plain text and as HTML that escapes what is typed", () => {
  expect(mail.from).toEqual({ name: brand.name, address: brand.email });
  expect(mail.text).toContain(
    "Hello <Sam> & all\n\nBefore.\n\nJob: Line worker <b>\nYears in the trade?\n  7\nNote\n  Two\n  lines\n\n    123456\n\nSign in: http://",
  );
  expect(mail.html).toContain("Hello &lt;Sam&gt; &amp; all");
  expect(mail.html).toContain("Line worker &lt;b&gt;");
  expect(mail.html).toMatch(/Two<br \/>\s*lines/);
  expect(mail.html).toContain(`src="${logo}"`);
  for (const scheme of ["light", "dark"] as const)
    expect(mail.html).toContain(accentTones(brand.accent, scheme).solid);
});

it("has no link where its site has no address that one could be made of", () => {
  const plain = { subject: "x", heading: "x", before: [], after: ["After."] };
  const { text, html } = brandedMail(brand, "sam@example.com", {
    ...plain,
    link: { label: "Sign in", href: "/sign-in" },
  });
  expect(text + html).not.toContain("ign in");
});

describe("without SMTP_URL mail", () => {
  it("is captured as it would travel and as data", async () => {
    await openMailer(configured()).send(mail, delivery());
    const files = (await readdir(join(folder, "outbox"))).sort();
    expect(files).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.json$/)]);
    const travelling = await readFile(join(folder, "outbox", files[0]!), "utf8");
    expect(travelling).toContain("To: sam@example.com");
    expect(travelling).toContain("Message-ID: <one@example.com>");
    expect(travelling).toContain("multipart/alternative");
    expect(travelling).toContain("Auto-Submitted: auto-generated");
  });

  it("is listed for programs and shown to people, under a strict policy", async () => {
    const mailer = openMailer(configured());
    await mailer.send(mail, delivery());
    await mailer.send({ ...mail, subject: "Later <script>alert(1)</script>" }, delivery());
    const app = devMail(configured());
    const list = (await (await app.request("/?format=json")).json()) as CapturedMail[];
    expect(list.map(({ subject }) => subject)).toEqual([expect.stringContaining("Later"), "Your code"]);
    expect(list[1]).toMatchObject({
      to: "sam@example.com",
      text: mail.text,
      date: expect.stringMatching(/Z$/),
    });

    const page = await app.request("/");
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await page.text()).not.toContain("<script>");
    expect(await (await app.request(`/${list[1]!.id}`)).text()).toContain("123456");
    const asHtml = await app.request(`/${list[1]!.id}/html`);
    expect(asHtml.headers.get("content-security-policy")).toContain("sandbox");
    expect(await asHtml.text()).toBe(mail.html);
    for (const id of ["nothing", "..%2Fsecret", "20260101000000000-00000000"])
      expect((await app.request(`/${id}`)).status).toBe(404);
  });

  it("is never shown in production, nor where mail is really sent", () => {
    expect(showsMail(configured())).toBe(true);
    expect(showsMail(configured({ NODE_ENV: "production" }))).toBe(false);
    expect(showsMail(configured({ SMTP_URL: "smtp://localhost" }))).toBe(false);
  });
});

describe("with SMTP_URL mail", () => {
  let peer: SmtpPeer;
  beforeEach(async () => void (peer = await startSmtpPeer()));
  afterEach(() => peer.close());
  const send = (env: Record<string, string> = {}, signal = AbortSignal.timeout(60_000)) =>
    openMailer(configured({ SMTP_URL: peer.url, ...env })).send(mail, { ...delivery(), signal });

  it("arrives at the mail server with its Message-ID, from MAIL_FROM where it is set", async () => {
    await send({ MAIL_FROM: "post@example.com" });
    expect(peer.taken).toEqual([
      {
        from: "post@example.com",
        to: ["sam@example.com"],
        messageId: "<one@example.com>",
        data: expect.stringContaining(`From: ${brand.name} <post@example.com>`),
      },
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ["the address", { onRcptTo: 550 }, true],
    ["the text", { onData: 554 }, false],
  ])("of which the server refuses %s for good is told apart", async (_what, manner, isOfAddress) => {
    Object.assign(peer.manner, manner);
    const error: unknown = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailRefused);
    expect(error instanceof AddressRefused).toBe(isOfAddress);
  });

  it.each([
    ["the address for now", { onRcptTo: 450 }],
    ["the text for now", { onData: 452 }],
    ["the sender, which the operator fixes", { onMailFrom: 553 }],
  ])("of which the server refuses %s may be tried again", async (_what, manner) => {
    Object.assign(peer.manner, manner);
    await expect(send()).rejects.not.toBeInstanceOf(MailRefused);
  });

  it("that is given up leaves no connection behind that could still send it", async () => {
    peer.manner.hangs = true;
    const given = new AbortController();
    const sending = send({}, given.signal);
    await vi.waitFor(() => expect(peer.asked()).toBe(1));
    given.abort();
    await expect(sending).rejects.toThrow();
    await vi.waitFor(() => expect(peer.connections()).toBe(0));
    expect(peer.taken).toEqual([]);
  });
});

onOneDatabase("captured mail", (api) => {
  it("stands at /dev/mail", async () => {
    expect((await api.fetch("/dev/mail")).status).toBe(200);
    expect(await (await api.fetch("/dev/mail?format=json")).json()).toEqual([]);
  });
});

onOneDatabase(
  "captured mail in production",
  (api) => {
    it("is not to be found", async () => {
      expect((await api.fetch("/dev/mail")).status).toBe(404);
      expect((await api.fetch("/dev/mail?format=json")).status).toBe(404);
    });
  },
  { NODE_ENV: "production" },
);
