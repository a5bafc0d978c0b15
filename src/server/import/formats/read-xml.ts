import { decodeHTML } from "entities";
import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { jobOfFields } from "../fields/feed-fields.ts";
import { jobElementOf } from "./job-element.ts";
import { fieldsOf } from "./xml-fields.ts";
import { JobSplitter, type JobXml } from "./split-jobs.ts";

/**
 * Jobs of an XML feed: every `<job>`, or what a feed has instead (`<item>` of RSS, `<entry>` of Atom), its fields by the names of its elements. Feeds write HTML's entities and bare "&",
 * which are taken as meant. A job that is broken is told and left out; the next one is read again.
 * @throws FeedBroken where the file ends before its first element does.
 */
export async function* readXml(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const splitter = new JobSplitter(jobElementOf(head));
  const author = authorOfFeed(head);
  let isEmpty = true;
  for await (const job of jobsOf(text, splitter)) {
    isEmpty = false;
    yield itemOf(job, author);
  }
  const last = splitter.lastElement;
  if (isEmpty && last)
    throw new FeedUnreadable(`It holds no jobs. Each must be in an element <job>; it has <${last}>.`);
}

/** Also what is complete before the text breaks off. */
async function* jobsOf(text: AsyncIterable<string>, splitter: JobSplitter): AsyncGenerator<JobXml> {
  let failure: Error | undefined;
  try {
    for await (const chunk of text) yield* splitter.write(chunk);
  } catch (error) {
    failure = error as Error;
  }
  try {
    yield* splitter.end();
  } catch (error) {
    throw failure ?? error;
  }
  if (failure) throw failure;
}

/** Whom an Atom feed names before its first entry: the author of all entries that name none. */
const authorOfFeed = (head: string): string =>
  decodeHTML(/<author>\s*<name>([^<]*)/.exec(head.split(/<entry[\s>]/, 1)[0]!)?.[1] ?? "");

const itemOf = (job: JobXml, author: string): FeedItem => {
  const at = `line ${job.line}`;
  if ("problem" in job) return { at, problem: job.problem };
  const { fields, problem } = fieldsOf(job.xml);
  return problem ? { at, problem } : { at, job: jobOfFields({ author, ...fields }) };
};
