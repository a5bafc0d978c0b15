import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readSupportMessage, sendSupportMessage, startSupport } from "../../../src/contract/support.ts";
import { deleteFile } from "../../../src/contract/uploads.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { supportMessages } from "../../../src/server/support/tables.ts";
import { onEachDatabase, onOneDatabase } from "../test-api.ts";
import { keep, sendAs } from "../upload.ts";
import { video } from "../videos.ts";

const question = (subject: string) => ({ subject, message: "How do I change my email address?" });
const visitor = { name: "Mele", email: "Mele@Example.com" };
/** The token of the link in a mail. */
const tokenIn = (text: string) => /answer\?token=([\w.-]+)/.exec(text)![1]!;

onEachDatabase("a message to support", (api) => {
  const keptAs = (subject: string) =>
    api.db.select().from(supportMessages).where(eq(supportMessages.subject, subject));

  it("of a visitor is kept and mailed to the site's support address", async () => {
    await api.on("migration")(sendSupportMessage, { body: { ...question("A visitor asks"), ...visitor } });
    expect(await keptAs("A visitor asks")).toMatchObject([
      {
        brand: "migration",
        seekerId: null,
        userType: "Visitor",
        source: "workinaus",
        email: "mele@example.com",
      },
    ]);
    const mail = api.mails.at(-1)!;
    expect(mail).toMatchObject({ to: "support@southernstart.example", subject: "Support: A visitor asks" });
    expect(mail.text).toContain("How do I change my email address?");
    expect(mail.text).toContain("From Mele (visitor), mele@example.com, on Southern Start:");
  });

  it("names a visitor without a name once, and another site that it came from", async () => {
    const body = { ...question("Nobody asks"), email: "jo@example.com", source: "partner-site" };
    await api.on("automotive")(sendSupportMessage, { body });
    const { name } = api.services.brands.find(({ id }) => id === "automotive")!;
    expect(api.mails.at(-1)!.text).toContain(
      `From a visitor, jo@example.com, on ${name} (source: partner-site):`,
    );
  });

  it("goes to the site's own address where it has none for support", async () => {
    await api.on("automotive")(sendSupportMessage, { body: { ...question("To the site"), ...visitor } });
    const { email } = api.services.brands.find(({ id }) => id === "automotive")!;
    expect(api.mails.at(-1)!.to).toBe(email);
  });

  it("of a seeker has the name and email of the account, whatever is sent, and the type Job Seeker", async () => {
    const { id, token, email } = await api.signUp();
    const body = { ...question("A seeker asks"), ...visitor, source: "partner-site" };
    await api.on("automotive", token)(sendSupportMessage, { body });
    expect(await keptAs("A seeker asks")).toMatchObject([
      { seekerId: id, userType: "Job Seeker", source: "partner-site", name: "Sam Nguyen", email },
    ]);
  });

  it.each([
    ["subject", { subject: " " }],
    ["message", { message: "" }],
    ["email", { email: undefined }],
    ["email", { email: "nowhere" }],
    ["file", { file: "http://localhost/files/x/y.pdf" }],
    ["source", { source: "<script>" }],
  ])("without a proper %s is refused with what to mend", async (field, wrong) => {
    const body = { ...question("Refused"), ...visitor, ...wrong } as ReturnType<typeof question>;
    await expect(api.on("automotive")(sendSupportMessage, { body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
    expect(await keptAs("Refused")).toEqual([]);
  });

  it("that is sent twice on a day is one message, also at the same moment", async () => {
    const body = { ...question("Twice"), ...visitor };
    const before = api.mails.length;
    await Promise.all([1, 2, 3].map(() => api.on("automotive")(sendSupportMessage, { body })));
    expect(await keptAs("Twice")).toHaveLength(1);
    expect(api.mails.length).toBe(before + 1);
  });

  it("of a bot that fills in what people do not see is thanked for and dropped", async () => {
    const body = { ...question("Spam"), ...visitor, website: "https://spam.example" };
    expect(await api.on("automotive")(sendSupportMessage, { body })).toEqual({ received: true });
    expect(await keptAs("Spam")).toEqual([]);
  });

  it("of an account that has been deleted needs an email like a visitor's", async () => {
    const { id, token } = await api.signUp();
    await api.db.delete(seekers).where(eq(seekers.id, id));
    const call = api.on("automotive", token);
    await expect(call(sendSupportMessage, { body: question("Gone") })).rejects.toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    });
  });

  it("can have a file of the seeker's, which stays when the seeker removes it, and opens for the operator", async () => {
    const { token } = await api.signUp();
    const other = await api.signUp();
    const file = await keep(api, token, "contract.pdf");
    const body = { ...question("With a file"), file: file.file };
    await expect(api.on("automotive", other.token)(sendSupportMessage, { body })).rejects.toMatchObject({
      status: 422,
    });
    await api.on("automotive", token)(sendSupportMessage, { body });
    await api.on("automotive", token)(deleteFile, { params: { id: file.id } });
    const link = tokenIn(api.mails.at(-1)!.text);
    const read = await api.on("automotive")(readSupportMessage, { query: { token: link } });
    expect(read.file_name).toBe("contract.pdf");
    const { pathname, search } = new URL(read.file_url!);
    const opened = await api.fetch(pathname + search);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining("%PDF")]);
  });

  it("can have a picture, whose small text stays readable, but no video", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const screen = await sharp({ create: { width: 1170, height: 2532, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const picture = await sendAs(api, token, "screenshot", "screen.png", screen);
    await call(sendSupportMessage, { body: { ...question("With a picture"), file: picture.file } });
    const link = tokenIn(api.mails.at(-1)!.text);
    const read = await api.on("automotive")(readSupportMessage, { query: { token: link } });
    const { pathname, search } = new URL(read.file_url!);
    const opened = await api.fetch(pathname + search);
    expect(await sharp(await opened.arrayBuffer()).metadata()).toMatchObject({ width: 1170, height: 2532 });
    const clip = await sendAs(api, token, "video", "clip.mp4", await video("mp4"));
    await expect(
      call(sendSupportMessage, { body: { ...question("With a video"), file: clip.file } }),
    ).rejects.toMatchObject({ status: 422, errors: { file: [expect.any(String)] } });
  });
});

onOneDatabase(
  "messages to support",
  (api) => {
    it("come from one address ten times an hour at most", async () => {
      const write = (count: number) =>
        api.on("automotive")(sendSupportMessage, { body: { ...question(`No ${count}`), ...visitor } });
      for (let count = 0; count < 10; count++) await write(count);
      await expect(write(10)).rejects.toMatchObject({ status: 429 });
    });
  },
  { AUTH_RATE_LIMIT: "100" },
);

onOneDatabase(
  "the support widget",
  (api) => {
    it("is started with the seeker, the user type and the hash that Chatwoot checks", async () => {
      const { id, token, email } = await api.signUp();
      expect(await api.on("electrical", token)(startSupport, { query: {} })).toEqual({
        kind: "chatwoot",
        url: "https://chat.example.com",
        website_token: "token-of-electrical",
        user_type: "Job Seeker",
        source: "workinaus",
        user: {
          identifier: id,
          identifier_hash: expect.stringMatching(/^[\da-f]{64}$/),
          name: "Sam Nguyen",
          email,
        },
      });
    });

    it("is started for a visitor without anybody's data, by another source where it says so", async () => {
      expect(await api.on("electrical")(startSupport, { query: { source: "partner" } })).toMatchObject({
        kind: "chatwoot",
        user_type: "Visitor",
        source: "partner",
        user: null,
      });
    });

    it("is the site's own form on a site without an inbox, started with the same", async () => {
      const start = { kind: "form", source: "workinaus" };
      const { id, token, email } = await api.signUp();
      const user = { identifier: id, name: "Sam Nguyen", email };
      expect(await api.on("automotive", token)(startSupport, { query: {} })).toEqual({
        ...start,
        user_type: "Job Seeker",
        user,
      });
      expect(await api.on("automotive")(startSupport, { query: {} })).toEqual({
        ...start,
        user_type: "Visitor",
        user: null,
      });
    });
  },
  {
    CHATWOOT_URL: "https://chat.example.com",
    CHATWOOT_TOKEN: "electrical=token-of-electrical",
    CHATWOOT_SECRET: "electrical=secret-of-electrical",
  },
);
