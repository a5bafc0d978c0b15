import { describe, expect, it } from "vitest";
import { cvLayouts, type CvLayout } from "../../../src/contract/cv-export.ts";
import { memoize } from "../../../src/domain/memoize.ts";
import { cvDocument } from "../../../src/server/cv-export/cv-document.ts";
import type { CvProfile } from "../../../src/server/cv-export/cv-profile.ts";
import { pdfOf } from "../../../src/server/cv-export/pdf/pdf-of.ts";
import { resumeOf } from "../../../src/server/cv-export/resume-of.ts";
import { hostile, nurse, profileOf, today } from "./profiles.ts";
import { readPdf } from "./read-pdf.ts";

const resume = resumeOf(nurse, today);
const cached = memoize(async (_key: string, layout: CvLayout, profile: CvProfile) =>
  readPdf((await pdfOf(resumeOf(profile, today), layout)).bytes),
);
const read = (layout: CvLayout, profile: CvProfile) => cached(`${layout} ${profile.name}`, layout, profile);
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

describe.each(cvLayouts)("a CV as PDF, layout %s", (layout) => {
  it("says its title, its language and that it is tagged", async () => {
    const { info, markInfo } = await read(layout, nurse);
    expect(info).toMatchObject({ Title: "CV of Zoë Nguyễn-Dvořák", Language: "en-AU" });
    expect(markInfo).toMatchObject({ Marked: true });
  });

  it("has headings for the name, the sections and the entries, in the order of the profile", async () => {
    const { elements } = await read(layout, nurse);
    const headings = elements.filter(({ role }) => /^H\d$/.test(role));
    expect(headings.map(({ role, text }) => `${role} ${plain(text)}`)).toEqual([
      "H1 Zoë Nguyễn-Dvořák",
      "H2 Profile",
      "H2 Work experience",
      "H3 Registered nurse",
      "H3 Nurse",
      "H2 Unpaid and volunteer work",
      "H3 First aider",
      "H2 Education",
      "H3 Bachelor of Nursing",
      "H2 Licences and certificates",
      "H3 Registered Nurse (Division 1)",
      "H3 Driver licence, class C (car)",
      "H3 IELTS Academic, overall 8",
      "H2 Skills",
      "H2 Languages",
      "H2 References",
      "H3 Maria Rossi",
    ]);
  });

  it("has points and skills as lists with labels", async () => {
    const { elements } = await read(layout, nurse);
    const items = elements.filter(({ role }) => role === "LBody");
    expect(items.map(({ text }) => plain(text))).toEqual(
      expect.arrayContaining(["Mentored graduate nurses", "Triage", "Czech (Native or bilingual)"]),
    );
    expect(items.every(({ within }) => within.at(-1) === "LI" && within.at(-2) === "L")).toBe(true);
    expect(elements.filter(({ role }) => role === "Lbl").map(({ text }) => plain(text))).toEqual(
      items.map(() => "•"),
    );
  });

  it("has links for the phone number and the email address", async () => {
    const { elements } = await read(layout, nurse);
    expect(elements.filter(({ role }) => role === "Link").map(({ text }) => plain(text))).toEqual([
      "04 1234 5678",
      "zoe@example.com",
    ]);
  });

  it("is read and drawn in the order of the CV's texts", async () => {
    const { name, headline, sections } = cvDocument(resume);
    const texts = [
      name,
      headline,
      ...sections.flatMap(({ heading, blocks }) => [
        heading,
        ...blocks.flatMap((block) =>
          block.kind === "entry"
            ? [block.title, block.dates, block.detail, ...block.paragraphs, ...block.points]
            : block.kind === "text"
              ? block.paragraphs
              : block.items,
        ),
      ]),
    ].filter((text) => text !== null);
    const { elements, pages } = await read(layout, nurse);
    const leaves = elements.filter(({ role }) => ["H1", "H2", "H3", "P", "LBody"].includes(role));
    expect(leaves.map(({ text }) => plain(text)).filter((text) => !text.includes("|"))).toEqual(texts);
    expectInOrder(plain(pages.join(" ")), texts);
  });

  it("copes with long words, control characters, many scripts and fifty jobs", async () => {
    const { pages, elements, count } = await read(layout, hostile);
    expect(count).toBeGreaterThan(10);
    const text = pages.join("\n");
    expect(text).toContain(`Page ${count} of ${count}`);
    const scripts = [
      "محمد الأحمد",
      "中文简历",
      "日本語",
      "한국어",
      "हिन्दी",
      "தமிழ்",
      "ไทย",
      "ភាសាខ្មែរ",
      "עברית",
      "😀",
    ];
    for (const part of [...scripts, "Job 49", "Skill 59"]) expect(text).toContain(part);
    expect(
      elements.filter(({ role, text: own }) => role === "H3" && plain(own).startsWith("Job ")),
    ).toHaveLength(50);
    expect(text).not.toMatch(/[\u0000-\u0008\u202A-\u202E]/);
  });

  it("has all text within the page", async () => {
    for (const { boxes } of [await read(layout, nurse), await read(layout, hostile)]) {
      for (const { left, right, bottom, text } of boxes) {
        expect(left, text).toBeGreaterThanOrEqual(50);
        expect(right, text).toBeLessThanOrEqual(545);
        expect(bottom, text).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it("is made of an empty profile", async () => {
    const { count } = await readPdf((await pdfOf(resumeOf(profileOf(""), today), layout)).bytes);
    expect(count).toBe(1);
  });
});

const expectInOrder = (text: string, parts: readonly string[]): void => {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    expect(found, `"${part}" after "${text.slice(Math.max(0, at - 40), at)}"`).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
};
