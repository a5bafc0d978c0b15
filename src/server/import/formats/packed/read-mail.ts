import type { Attachment, Email } from "postal-mime";
import { FeedUnreadable, wholeFile, type FeedItem, type FeedJob } from "../../feed-job.ts";
import { plainTextOf } from "../../../../site/sanitise.ts";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { oneLine } from "../../../../domain/text/one-line.ts";
import { wholeText } from "../whole-text.ts";

/** Reads the jobs of a part of a mail, as of a file of its own. @throws FeedUnreadable */
export type PartReader = (bytes: Uint8Array) => AsyncIterable<FeedItem>;

/** The head of a mail, with a field of it in each line, and of a page that a browser has saved as one file. */
const mailHead = /^(?:From .*\r?\n)?(?:[a-z][a-z\d-]*:(?:[ \t].*)?(?:\r?\n[ \t].*)*(?:\r?\n|$))+(?:\r?\n|$)/i;
const mimeField = /^(?:mime-version|content-type):[ \t]/im;
/** Fields of a mail that was saved without those of its form; the lines of what was forwarded in it have signs before them. */
const plainFields = [/^from:[ \t]/im, /^subject:[ \t]/im, /^(?:date|sent):[ \t]/im];
const hasQuotes = /^>.*\r?\n>.*\r?\n>/m;

/** Whether a text is a mail as it was received. */
export const isMail = (head: string): boolean => {
  const fields = mailHead.exec(head.slice(0, longestHead))?.[0];
  if (fields === undefined || fields.split("\n").length <= 3) return false;
  return mimeField.test(fields) || (plainFields.every((field) => field.test(fields)) && hasQuotes.test(head));
};
/** The fields of a mail that has come a long way may be longer: what is looked at ends within one. */
const longestHead = 65_536;

/** The files beside a mail that may have jobs in them. */
const ofFeeds =
  /\.(?:csv|tsv|tab|xml|rss|atom|jsonl?|ndjson|ya?ml|ics|html?|md|xlsx|xls|ods|gz|zip)$|csv|tab-sep|xml|json|yaml|calendar|spreadsheet|excel/i;
const isOfFeed = ({ filename, mimeType, related = false }: Attachment): boolean =>
  !related && (ofFeeds.test(filename ?? "") || ofFeeds.test(mimeType) || /\.txt$/i.test(filename ?? ""));

const bytesOf = (content: Attachment["content"]): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

/** The items of a part; none where it cannot be read, and why. */
const itemsIn = async (bytes: Uint8Array, read: PartReader): Promise<{ items: FeedItem[]; why: string }> => {
  const items: FeedItem[] = [];
  try {
    for await (const item of read(bytes)) items.push(item);
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { items: [], why: error.message };
  }
  return { items, why: "It holds no jobs." };
};

const jobsIn = (items: readonly FeedItem[]): FeedJob[] =>
  items.flatMap((item) => ("job" in item ? [item.job] : []));
/** How much is said of the jobs of a part. */
const factsIn = (items: readonly FeedItem[]): number =>
  jobsIn(items)
    .map(
      ({ employer, workType, pay, places, expires, url }) =>
        [employer, workType, pay.text || pay.min, places.length, expires, url, true].filter(Boolean).length,
    )
    .reduce((sum, count) => sum + count, 0);

const namedAt = (items: readonly FeedItem[], name: string): FeedItem[] =>
  items.map((item) => ({ ...item, at: item.at === wholeFile ? name : `${name}, ${item.at}` }));

/** Jobs of the files that came with a mail, and what is told of those that hold none. */
const readFiles = async (files: readonly Attachment[], read: PartReader): Promise<FeedItem[]> => {
  const all: FeedItem[] = [];
  for (const { filename, mimeType, content } of files) {
    const name = `attachment "${oneLine(filename ?? mimeType).slice(0, 80)}"`;
    const { items, why } = await itemsIn(bytesOf(content), read);
    all.push(...namedAt(items, name));
    if (!jobsIn(items).length) all.push({ at: name, note: `It was left out. ${why}` });
  }
  return all;
};

/** What mails put before each line of another. */
const quote = /^(?:> ?)+/gm;
/** The text of a mail as it was written, and as a page: the same jobs, of which one may say more. */
const readBody = async ({ html = "", text = "" }: Email, read: PartReader): Promise<FeedItem[]> => {
  const page = html.trim()
    ? await itemsIn(Buffer.from(/^\s*<(?:!doctype|html)/i.test(html) ? html : `<html>${html}</html>`), read)
    : null;
  const plain = text.trim() ? await itemsIn(Buffer.from(text.replace(quote, "")), read) : null;
  const [best] = [page?.items ?? [], plain?.items ?? []].toSorted((a, b) => factsIn(b) - factsIn(a));
  return best ?? [];
};

/** Words in capitals one after the other: "Fig Hotels of Roma". */
const named = /\p{Lu}[\p{L}\d'’]{0,30}(?: (?:(?:of|and|the|for|&) ){0,2}\p{Lu}[\p{L}\d'’]{0,30}){0,7}/gu;
const squashed = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d]/gu, "");
/** Whether the first words of a name are what a domain is called, or their first letters: "Fig Health Service" of fighealth.example and of fhs.example. */
const isCalled = (name: string, domain: string): boolean => {
  const words = name.split(" ");
  const begins = words.some((_, at) => squashed(words.slice(0, at + 1).join("")) === domain);
  return begins || squashed(name.replace(/[^\p{Lu}]/gu, "")) === domain;
};
/** Whose address a mail comes from, by the name in it that its domain is called like; "" where it has none, or anybody may have such an address. */
const senderOf = ({ from, text = "", html = "" }: Email): string => {
  const host = (from?.address ?? "").toLowerCase().split("@").at(-1)!;
  const domains = host.replace(/(?:\.(?:com|net|org|gov|edu|asn|id|co))?\.[a-z]{2,20}$/, "").split(".");
  if (domains.some((domain) => feedWords.mailHosts.includes(domain))) return "";
  const own = domains.map(squashed).filter((domain) => domain.length > 2);
  const said = `${text}\n${plainTextOf(html)}\n${from?.name ?? ""}`.slice(0, mostSearched);
  for (const [run] of said.matchAll(named))
    for (let name = run; name; name = name.replace(/^\S+ ?/, ""))
      if (/^\p{Lu}/u.test(name) && own.some((domain) => isCalled(name, domain))) return name;
  return "";
};
const mostSearched = 100_000;

/** Jobs of a mail: of the files that came with it, else of its text, in the form that says most of them. @throws FeedUnreadable where it has none. */
export async function* readMail(text: AsyncIterable<string>, read: PartReader): AsyncGenerator<FeedItem> {
  const whole = await wholeText(text, "This mail is too long. Save what came with it as a file.");
  // Loaded with the first mail: few servers ever read one.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(whole.replace(/^From .*\r?\n/, "")).catch(() => {
    throw new FeedUnreadable("This mail is damaged. Save what came with it as a file.");
  });
  const files = mail.attachments.filter(isOfFeed);
  const ofFiles = await readFiles(files, read);
  const items = jobsIn(ofFiles).length ? ofFiles : [...ofFiles, ...(await readBody(mail, read))];
  if (!items.some((item) => "job" in item || "problem" in item))
    throw new FeedUnreadable("This mail holds no jobs, neither in its text nor in a file that came with it.");
  const isNobodys = (item: FeedItem) => "job" in item && !item.job.employer && !item.job.author;
  const author = items.some(isNobodys) && !items.some((item) => "owner" in item) ? senderOf(mail) : "";
  for (const item of items)
    yield author && "job" in item && isNobodys(item) ? { ...item, job: { ...item.job, author } } : item;
}
