import { buffer } from "node:stream/consumers";
import { expect, test, type Page } from "@playwright/test";
import PDFDocument from "pdfkit";
import type { JobDetail } from "../../src/contract/job-fields.ts";
import { findJob } from "./api.ts";
import { axeFindings, overflow } from "./axe.ts";
import { answerQuestions, openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const lines: [text: string, size: number][] = [
  ["Priya Raman", 22],
  ["14 Station Street, Footscray VIC 3011", 10],
  ["0412 345 678   priya.raman@example.org", 10],
  ["Employment history", 15],
  ["Kitchen Hand, Laneway Social Club", 11],
  ["March 2021 - Present", 10],
  ["Prepares vegetables and keeps the kitchen clean.", 10],
  ["Waiter, The Brass Fern", 11],
  ["February 2018 - January 2021", 10],
  ["Served forty tables on a Saturday.", 10],
  ["Education", 15],
  ["Certificate III in Commercial Cookery, Footscray Institute, 2017", 11],
  ["Skills", 15],
  ["Food preparation, Knife skills, Coffee making", 11],
  ["Licences", 15],
  ["Driver licence, car (C)", 11],
];

/** The CV of the seeker that `register` makes, as a PDF. */
const cvFile = async () => {
  const document = new PDFDocument({ size: "A4" });
  for (const [text, size] of lines) document.fontSize(size).text(text).moveDown(0.3);
  document.end();
  return { name: "priya-raman.pdf", mimeType: "application/pdf", buffer: await buffer(document) };
};

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const points = async (page: Page): Promise<number> =>
  parseInt(
    await region(page, "Profile strength")
      .getByText(/^\d+ of 100$/)
      .innerText(),
    10,
  );

const expectFitForAll = async (page: Page, what: string) => {
  for (const [width, colorScheme] of [
    [320, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), `${what}, ${width} px`).toEqual([]);
    expect(await overflow(page), `${what}, ${width} px`).toBe(0);
  }
};

/** The note on the page of a job about the right to work of whoever is signed in. */
const expectNote = async (page: Page, brand: string, { id, slug }: JobDetail, note: RegExp) => {
  await page.goto(at(brand, `/job/${id}/${slug}`));
  await expect(page.getByRole("article").first()).toContainText(note);
};

for (const brand of ["hospitality", "workinaus"]) {
  test(`a seeker of ${brand} fills the profile from a CV, and applies with what it says`, async ({
    page,
  }) => {
    await openAsNewSeeker(page, brand, "/user/profile");
    const before = await points(page);

    await page.getByRole("button", { name: "Fill from your CV" }).click();
    await page.getByRole("checkbox", { name: /I agree that my CV is read/ }).check();
    await page.getByLabel("Your CV", { exact: true }).setInputFiles(await cvFile());
    const review = page.getByRole("dialog", { name: "Check what your CV says" });
    await expect(review).toContainText("Kitchen Hand");
    await expect(review).toContainText("Your CV gives another email address: priya.raman@example.org");
    await expectFitForAll(page, "the review");
    for (const all of await review.getByRole("button", { name: /^Use all: / }).all()) await all.click();
    // What the CV leaves open is answered from a list, which opens over the dialog.
    await review.getByRole("combobox", { name: /^Status/ }).click();
    await page.getByRole("option", { name: "Provisional (P plates)" }).click();
    await expect(review.getByText("Your CV leaves this open")).toHaveCount(0);
    await review.getByRole("button", { name: /^Save \d+ entries$/ }).click();
    await page.getByRole("button", { name: "See your profile" }).click();

    const jobs = region(page, "Work experience");
    await expect(jobs).toContainText("Laneway Social Club");
    await expect(jobs).toContainText("The Brass Fern");
    await expect(region(page, "Skills")).toContainText("Knife skills");
    await expect(region(page, "CVs")).toContainText("priya-raman");
    // Mobile 5, CV 10, experience 10, qualification 10 and skills 10 of the table (spec §4).
    await expect.poll(() => points(page)).toBeGreaterThanOrEqual(before + 45);
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(at(brand, "/user/profile/identity"));
    const own = region(page, "Right to work");
    await own.getByRole("button", { name: "Add right to work" }).click();
    const form = own.getByRole("form");
    await form.getByRole("combobox", { name: /^Right to work/ }).click();
    await page.getByRole("option", { name: /holiday/i }).click();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);

    const accepts = await findJob(brand, ({ right_to_work: rights }) => rights.includes("holiday-visa"));
    const refuses = await findJob(
      brand,
      ({ right_to_work: rights }) => rights.length > 0 && !rights.includes("holiday-visa"),
    );
    const silent = await findJob(brand, ({ right_to_work: rights }) => rights.length === 0);
    await expectNote(page, brand, accepts, /The employer accepts your kind of visa/);
    await expectNote(page, brand, refuses, /may not accept your kind of visa/);
    await page.goto(at(brand, `/job/${silent.id}/${silent.slug}`));
    await expect(page.getByRole("article").first()).not.toContainText("your kind of visa");

    const job = await findJob(brand, ({ apply_url: elsewhere }) => elsewhere === null);
    await page.goto(at(brand, `/job/${job.id}/${job.slug}`));
    await page
      .getByRole("button", { name: /^Apply/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: /priya-raman\.pdf/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Continue" }).click();
    if (job.screening.length > 0) {
      await answerQuestions(page, job);
      await dialog.getByRole("button", { name: "Continue" }).click();
    }
    await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveValue("04 1234 5678");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: /^Send/ }).click();
    await expect(dialog).toContainText("has your application");
  });
}
