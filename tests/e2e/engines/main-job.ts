import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { JobDetail } from "../../../src/contract/job-fields.ts";
import type { JobSearch } from "../../../src/contract/job-search.ts";
import { getJob, searchJobs } from "../../../src/contract/jobs.ts";
import { callOn } from "../api.ts";
import { codeFor } from "../mail.ts";
import { at } from "../site.ts";
import type { BrowserPage } from "./browser-page.ts";

const brand = "hospitality";
const mostPages = 20;
const note = "I can start on Monday.";

/** A job that a search for its title shows as the only one of that title, and that asks no questions and not who may work. */
const findPlainJob = async (): Promise<JobDetail> => {
  const call = callOn(brand);
  const search = async (body: JobSearch, page = 1) =>
    (await call(searchJobs, { body, query: { page } })).data;
  for (let page = 1; page <= mostPages; page++)
    for (const { id, title } of await search({}, page)) {
      const job = await call(getJob, { params: { id } });
      if (job.apply_url !== null || job.screening.length || job.right_to_work.length) continue;
      const named = (await search({ q: title })).filter((other) => other.title === title);
      if (named.length === 1 && named[0]!.id === id) return job;
    }
  throw new Error(`No such job on the first ${mostPages} pages of ${brand}.`);
};

/** Searches, opens a job, opens an account, applies with a CV and reads the receipt, as a seeker does who is new here. */
export const doMainJob = async (page: BrowserPage, cv: string, request: APIRequestContext): Promise<void> => {
  const job = await findPlainJob();
  const email = `${randomUUID()}@example.com`;

  await page.goTo(at(brand));
  await page.fill("What", job.title);
  await page.click("button", "Search jobs");
  await page.click("link", job.title);
  await page.click("button", "Apply now");

  await page.click("button", "Create an account");
  await page.fill("Given name", "Priya");
  await page.fill("Family name", "Raman");
  await page.fill("Email", email);
  await page.fill("Password", "correct horse 9");
  await page.click("button", "Create account");
  await page.waitForText("6-digit code");
  await page.fill("6-digit code", await codeFor(request, email));
  await page.click("button", "Confirm and sign in");

  await page.waitForText("Your CV");
  await page.upload(cv);
  await page.waitForText("priya-raman.pdf");
  await page.click("button", "Continue");
  await page.fill("Your note (optional)", note);
  await page.click("button", "Continue");
  await page.waitForText("Check and send");
  await page.click("button", "Send");
  await page.click("link", "See your receipt");
  for (const text of [job.title, note, "priya-raman.pdf"]) await page.waitForText(text);
};
