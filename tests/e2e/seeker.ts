import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { login, register as registerCall, verifyOtp, type Session } from "../../src/contract/auth.ts";
import type { JobDetail } from "../../src/contract/job-fields.ts";
import { storageKeys } from "../../src/domain/storage-keys.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { codeFor } from "./mail.ts";
import { at } from "./site.ts";

/** Reaches for an island of the page until it is hydrated: while the page is still being read, nothing hears a pointer. */
export const awake = async (page: Page, island: string): Promise<void> => {
  const root = `astro-island[component-export=${island}]`;
  await expect(async () => {
    await page.locator(root).first().dispatchEvent("pointerover");
    await page.locator(`${root}:not([ssr])`).first().waitFor({ timeout: 5000 });
  }).toPass();
};

const ownPassword = "correct horse 9";

/** The addresses of the files that the page has loaded so far. Playwright's "networkidle" does not tell: it is over once it was reached. */
export const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

/** Opens an account in the sign-in form in sight, with the mailed code. @param beforeCode Called while the code is awaited. */
export const register = async (
  page: Page,
  email: string,
  beforeCode?: () => Promise<unknown>,
): Promise<void> => {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Given name").fill("Priya");
  await page.getByLabel("Family name").fill("Raman");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Create account" }).click();
  const code = page.getByLabel("6-digit code");
  await expect(code).toBeVisible();
  await beforeCode?.();
  await code.fill(await codeFor(page.request, email));
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  // Only where no page waits.
  if (/\/sign-in\/?$/.test(page.url())) await page.getByRole("button", { name: "Continue" }).click();
};

/** Fills in and sends the sign-in form in sight, for a seeker that `register` made. */
export const enter = async (page: Page, email: string, password = ownPassword): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

/** Calls the API from the page in sight, so that its browser keeps the cookies. */
const callFrom = async <P>(
  page: Page,
  { method, path }: { method: string; path: string },
  body: object,
): Promise<P> => {
  const { status, answer } = await page.evaluate(
    async ([to, sent]) => {
      const headers = { "content-type": "application/json", "host-name": location.hostname };
      const response = await fetch(to.path, { method: to.method, headers, body: JSON.stringify(sent) });
      return { status: response.status, answer: (await response.json()) as { payload: unknown } };
    },
    [{ method, path }, body] as const,
  );
  expect(status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
  return answer.payload as P;
};

/** Opens a page as one who has signed in by the call, without the form. */
const openAs = async (page: Page, brand: string, path: string, session: () => Promise<Session>) => {
  // A file of the site without scripts.
  await page.goto(at(brand, "/robots.txt"));
  const { seeker } = await session();
  const entry = [storageKeys.seeker, JSON.stringify(seeker)] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
  await page.goto(at(brand, path));
};

/** Opens a page as a new seeker, whose account is made by the API; gives the seeker's email address. */
export const openAsNewSeeker = async (page: Page, brand: string, path: string): Promise<string> => {
  const email = `${randomUUID()}@example.com`;
  await openAs(page, brand, path, async () => {
    const names = { given_name: "Priya", family_name: "Raman" };
    await callFrom(page, registerCall, { ...names, email, password: ownPassword });
    const otp = await codeFor(page.request, email);
    return (await callFrom<{ session: Session }>(page, verifyOtp, { email, otp })).session;
  });
  return email;
};

/** Opens a page as a demo seeker, who is signed in by the API. */
export const signIn = async (page: Page, brand: string, path = "/user/dashboard"): Promise<void> => {
  const body = { email: demoSeekers[0]!.email, password: demoPassword };
  await openAs(page, brand, path, () => callFrom(page, login, body));
};

/** Chooses a right to work in the step in sight, where the job says who may work. */
export const giveRight = async (page: Page, job: Pick<JobDetail, "right_to_work">): Promise<void> => {
  if (job.right_to_work.length)
    await page.getByRole("dialog").getByLabel("Right to work in Australia").selectOption("citizen");
};

/** Answers every question of the step in sight, whatever its kind. */
export const answerQuestions = async (page: Page, { screening }: JobDetail): Promise<void> => {
  const dialog = page.getByRole("dialog");
  for (const { question, type, options } of screening) {
    if (type === "yes_no" || type === "choice") {
      const group = dialog
        .getByRole("group", { name: question })
        .or(dialog.getByRole("radiogroup", { name: question }));
      await group.getByLabel(type === "yes_no" ? "Yes" : options[0]!, { exact: true }).check();
    } else await dialog.getByLabel(question).fill(type === "number" ? "5" : "Five years in a busy team.");
  }
};
