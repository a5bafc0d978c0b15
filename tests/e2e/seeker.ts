import { expect, type Page } from "@playwright/test";
import type { JobDetail } from "../../src/contract/job-fields.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { codeFor } from "./mail.ts";
import { at } from "./site.ts";

/** Reaches for an island of the page, and waits until it is hydrated. */
export const awake = async (page: Page, island: string): Promise<void> => {
  const root = `astro-island[component-export=${island}]`;
  await page.locator(root).first().dispatchEvent("pointerover");
  await page.locator(`${root}:not([ssr])`).first().waitFor();
};

const ownPassword = "correct horse 9";

/** Opens an account in the sign-in form in sight, with the mailed code. */
export const register = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Given name").fill("Priya");
  await page.getByLabel("Family name").fill("Raman");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("6-digit code").fill(await codeFor(page.request, email));
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

/** Signs a demo seeker in. */
export const signIn = async (page: Page, brand: string): Promise<void> => {
  await page.goto(at(brand, "/sign-in?return=%2Fuser%2Fdashboard"));
  await awake(page, "SignIn");
  await enter(page, demoSeekers[0]!.email, demoPassword);
  await expect(page).toHaveURL(at(brand, "/user/dashboard"));
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
