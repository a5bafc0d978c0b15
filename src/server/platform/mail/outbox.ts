import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "./mailer.ts";

/** A captured mail. */
export interface CapturedMail extends Mail {
  id: string;
  /** ISO 8601. */
  date: string;
}

/** How many mails the newest-first list shows. */
const listed = 100;

/** Writes a mail to the folder twice: `<id>.eml` as it would be sent, `<id>.json` for programs. */
export const captureMail = async (folder: string, mail: Mail, messageId: string): Promise<void> => {
  const date = new Date().toISOString();
  // Sorts by time; the rest keeps two mails of one millisecond apart.
  const id = `${date.replace(/\D/g, "")}-${randomUUID().slice(0, 8)}`;
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...mail,
    messageId,
  });
  const captured: CapturedMail = { id, date, ...mail };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.eml`), message);
  await writeFile(join(folder, `${id}.json`), JSON.stringify(captured, null, 2));
};

/** The newest captured mails, newest first. */
export const listMail = async (folder: string): Promise<CapturedMail[]> => {
  const files = await readdir(folder).catch(() => []);
  const ids = files.flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -".json".length)] : []));
  const mails = await Promise.all(
    ids
      .sort()
      .reverse()
      .slice(0, listed)
      .map((id) => readMail(folder, id)),
  );
  return mails.filter((mail) => mail !== null);
};

/** One captured mail by its id, or null. */
export const readMail = async (folder: string, id: string): Promise<CapturedMail | null> => {
  if (!/^\d{17}-[\da-f]{8}$/.test(id)) return null;
  try {
    return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as CapturedMail;
  } catch {
    return null;
  }
};

/** Deletes the captured mails from before a moment that name one of these email addresses. */
export const removeMailAbout = async (
  folder: string,
  addresses: readonly string[],
  before: Date,
): Promise<void> => {
  for (const file of await readdir(folder).catch(() => [])) {
    if (!file.endsWith(".json")) continue;
    const id = file.slice(0, -".json".length);
    const mail = await readMail(folder, id);
    if (!mail || new Date(mail.date) >= before || !names(mail, addresses)) continue;
    await Promise.all([`${id}.json`, `${id}.eml`].map((name) => rm(join(folder, name), { force: true })));
  }
};

/** Whether a mail is to one of these addresses, or has one in its text. */
const names = ({ to, text }: Mail, addresses: readonly string[]): boolean =>
  `${to} ${text}`
    .match(/[^\s<>()",;:]+@[\w-]+(\.[\w-]+)+/g)
    ?.some((found) => addresses.includes(found.toLowerCase())) ?? false;
