import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/runtime/config.ts";
import { devMail, showsMail } from "../../../src/server/platform/mail/dev-mail.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { brandedMail } from "../../../src/server/platform/mail/branded-mail.ts";
import type { CapturedMail } from "../../../src/server/platform/mail/outbox.ts";
import { openMailer } from "../../../src/server/platform/mail/open-mailer.ts";
import { onEachDatabase } from "../test-api.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "signboard-mail-"));
});
afterEach(() => rm(folder, { recursive: true }));

const configured = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env });
const silent = pino({ level: "silent" });
const brand = loadBrands().find(({ id }) => id === "electrical")!;
const mail = brandedMail(brand, "sam@example.com", {
  subject: "Your code",
  heading: "Hello <Sam> & all",
  before: ["Before."],
  code: "123456",
  link: { label: "Sign in", href: "http://electrical.localhost/sign-in" },
  after: ["After."],
});

it("comes in the brand's name and colour, as plain text and as HTML that escapes what is typed", () => {
  expect(mail.from).toEqual({ name: brand.name, address: brand.email });
  expect(mail.text).toContain("Hello <Sam> & all\n\nBefore.\n\n    123456\n\nSign in: http://");
  expect(mail.html).toContain("Hello &lt;Sam&gt; &amp; all");
  expect(mail.html).toContain(brand.accent);
});

it("has no link where its site has no address that one could be made of", () => {
  const letter = { subject: "x", heading: "x", before: [], after: ["After."] };
  const { text, html } = brandedMail(brand, "sam@example.com", {
    ...letter,
    link: { label: "Sign in", href: "/sign-in" },
  });
  expect(text + html).not.toContain("ign in");
});

describe("without SMTP_URL mail", () => {
  it("is captured as it would travel and as data", async () => {
    await openMailer(configured(), silent).send(mail);
    const files = (await readdir(join(folder, "outbox"))).sort();
    expect(files).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.json$/)]);
    const travelling = await readFile(join(folder, "outbox", files[0]!), "utf8");
    expect(travelling).toContain("To: sam@example.com");
    expect(travelling).toContain("multipart/alternative");
  });

  it("is listed for programs and shown to people, under a strict policy", async () => {
    const mailer = openMailer(configured(), silent);
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: "Later <script>alert(1)</script>" });
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
  const serve = async (answer?: Error) => {
    const received: { from: string; to: string[]; data: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, session, done) => {
        let data = "";
        stream.on("data", (chunk: Buffer) => (data += chunk.toString()));
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            data,
          });
          done(answer);
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    return { received, url: `smtp://127.0.0.1:${port}`, close };
  };

  it("arrives at the mail server, from MAIL_FROM where it is set", async () => {
    const peer = await serve();
    const mailer = openMailer(configured({ SMTP_URL: peer.url, MAIL_FROM: "post@example.com" }), silent);
    await mailer.send(mail);
    await mailer.close();
    await peer.close();
    expect(peer.received).toEqual([
      {
        from: "post@example.com",
        to: ["sam@example.com"],
        data: expect.stringContaining(`From: ${brand.name} <post@example.com>`),
      },
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("that is refused is logged, and the sender goes on", async () => {
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
    const peer = await serve(Object.assign(new Error("mailbox full"), { responseCode: 452 }));
    const mailer = openMailer(configured({ SMTP_URL: peer.url }), log);
    await mailer.send(mail);
    await mailer.close();
    await peer.close();
    expect(lines).toEqual([expect.stringContaining("mailbox full")]);
  });
});

onEachDatabase("captured mail", (api) => {
  it("stands at /dev/mail", async () => {
    expect((await api.fetch("/dev/mail")).status).toBe(200);
    expect(await (await api.fetch("/dev/mail?format=json")).json()).toEqual([]);
  });
});

onEachDatabase(
  "captured mail in production",
  (api) => {
    it("is not to be found", async () => {
      expect((await api.fetch("/dev/mail")).status).toBe(404);
      expect((await api.fetch("/dev/mail?format=json")).status).toBe(404);
    });
  },
  { NODE_ENV: "production" },
);
