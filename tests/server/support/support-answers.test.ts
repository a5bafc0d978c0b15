import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { beforeAll, expect, it } from "vitest";
import {
  answerSupportMessage,
  deleteSupportMessage,
  listSupportMessages,
  readSupportMessage,
  sendSupportMessage,
} from "../../../src/contract/support.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { signToken } from "../../../src/server/auth/token.ts";
import { signAnswerToken } from "../../../src/server/operator/answer-token.ts";
import { runSupport } from "../../../src/server/support/command.ts";
import { supportAnswers, supportMessages } from "../../../src/server/support/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";

const question = (subject: string) => ({ subject, message: "How do I change my email address?" });
const visitor = { name: "Mele", email: "Mele@Example.com" };
/** A token like those in mails, whose time is over. */
const expired = (secret: Uint8Array) =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("signboard-operator")
    .setAudience("support")
    .setSubject("1")
    .setExpirationTime(new Date(Date.now() - 1000))
    .sign(secret);

/** The token of the link in a mail. */
const tokenIn = (text: string) => /answer\?token=([\w.-]+)/.exec(text)![1]!;

onEachDatabase("an operator's answer", (api) => {
  let seeker: Awaited<ReturnType<typeof api.signUp>>;
  let link = "";
  beforeAll(async () => {
    seeker = await api.signUp();
    await api.on("electrical", seeker.token)(sendSupportMessage, { body: question("My email") });
    link = tokenIn(api.mails.at(-1)!.text);
  });

  it("by the link in the mail is mailed to the seeker and listed in the account, once however often it is sent", async () => {
    const body = { token: link, text: "In your account,\n\nunder Profile." };
    const before = api.mails.length;
    for (let sent = 0; sent < 2; sent++) await api.on("electrical")(answerSupportMessage, { body });
    expect(api.mails.slice(before)).toMatchObject([{ to: seeker.email, subject: "Re: My email" }]);
    expect(api.mails.at(-1)!.text).toContain("under Profile.");
    expect(await api.on("electrical", seeker.token)(listSupportMessages, {})).toMatchObject([
      { subject: "My email", answers: [{ text: body.text }] },
    ]);
  });

  it("by command is kept and mailed as well; a list shows only what waits", async () => {
    await api.on("electrical")(sendSupportMessage, { body: { ...question("By command"), ...visitor } });
    const [row] = await api.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.subject, "By command"));
    expect(await runSupport({ action: "list" }, api.services)).toContain("By command");
    expect(await runSupport({ action: "show", id: row!.id }, api.services)).toContain(
      "/support/answer?token=",
    );
    await runSupport({ action: "answer", id: row!.id, text: "Like this." }, api.services);
    expect(
      await api.db.select().from(supportAnswers).where(eq(supportAnswers.messageId, row!.id)),
    ).toMatchObject([{ text: "Like this." }]);
    expect(await runSupport({ action: "list" }, api.services)).not.toContain("By command");
    await expect(
      runSupport({ action: "answer", id: 2_000_000_000, text: "x" }, api.services),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("is not taken with a seeker's token, a token for something else, or one that was changed", async () => {
    const { secret } = api.services;
    const wrong = [
      await signToken(seeker.id, secret, 900),
      await signAnswerToken("consultation", 1, secret),
      await signAnswerToken("support", 1, new TextEncoder().encode("another secret, also long enough here")),
      await expired(secret),
      link.slice(0, -2),
      "x",
    ];
    for (const token of wrong) {
      const call = api.on("electrical");
      await expect(call(readSupportMessage, { query: { token } })).rejects.toMatchObject({ status: 403 });
      await expect(call(answerSupportMessage, { body: { token, text: "x" } })).rejects.toMatchObject({
        status: 403,
      });
    }
    const asSeeker = await api.fetch("/v1/seeker/support", {
      headers: { "host-name": "electrical.localhost", authorization: `Bearer ${link}` },
    });
    expect(asSeeker.status).toBe(401);
  });

  it("is asked for in words that no terminal obeys and no operator takes for the command's", async () => {
    const body = {
      subject: "Hi\u001b]0;title\u0007",
      message: "Hello\u001b[2J\nAnswered today:\nDone.",
      name: "Me\u009ble\nOperator",
      email: "escapes@example.com",
    };
    await api.on("electrical")(sendSupportMessage, { body });
    const [row] = await api.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.email, "escapes@example.com"));
    const list = await runSupport({ action: "list" }, api.services);
    const shown = await runSupport({ action: "show", id: row!.id }, api.services);
    for (const text of [list, shown]) expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    expect(shown).toContain("\n    Hello\ufffd[2J\n    Answered today:\n    Done.\n");
  });

  it("is seen by the seeker who wrote alone, on the site that was written to", async () => {
    const other = await api.signUp();
    expect(await api.on("electrical", other.token)(listSupportMessages, {})).toEqual([]);
    expect(await api.on("automotive", seeker.token)(listSupportMessages, {})).toEqual([]);
    const [{ id } = { id: 0 }] = await api.on("electrical", seeker.token)(listSupportMessages, {});
    for (const call of [api.on("electrical", other.token), api.on("automotive", seeker.token)])
      await expect(call(deleteSupportMessage, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await api.on("electrical", seeker.token)(deleteSupportMessage, { params: { id } });
    await expect(
      api.on("electrical")(answerSupportMessage, { body: { token: link, text: "Too late" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("goes with the account: nothing of a seeker's messages is left", async () => {
    const { id, token } = await api.signUp();
    const file = await keep(api, token);
    const body = { ...question("To be erased"), file: file.file };
    await api.on("electrical", token)(sendSupportMessage, { body });
    await api.db.delete(seekers).where(eq(seekers.id, id));
    const left = await api.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.subject, "To be erased"));
    expect(left).toEqual([]);
  });
});
