import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { cvLayouts } from "../../../src/contract/cv-export.ts";
import { resumeOf } from "../../../src/server/cv-export/resume-of.ts";
import { docxOf } from "../../../src/server/cv-export/word/docx-of.ts";
import { documentTypeOf } from "../../../src/server/uploads/content/document-type.ts";
import { hostile, nurse, profileOf, today } from "./profiles.ts";

const htmlOf = async (bytes: Uint8Array) =>
  (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
const resume = resumeOf(nurse, today);

describe.each(cvLayouts)("a CV as Word file, layout %s", (layout) => {
  it("has headings for the name, the sections and the entries, in the order of the profile", async () => {
    const html = await htmlOf(await docxOf(resume, layout));
    const headings = [...html.matchAll(/<h([123])>(.*?)<\/h\1>/g)].map(([, level, text]) => ({
      level,
      text,
    }));
    expect(headings.filter(({ level }) => level === "1").map(({ text }) => text)).toEqual([
      "Zoë Nguyễn-Dvořák",
    ]);
    expect(headings.filter(({ level }) => level === "2").map(({ text }) => text)).toEqual([
      "Profile",
      "Work experience",
      "Unpaid and volunteer work",
      "Education",
      "Licences and certificates",
      "Skills",
      "Languages",
      "References",
    ]);
    expect(headings.find(({ text }) => text!.includes("Bachelor of Nursing"))!.text).toContain(
      "Sep 2012 – Jun 2015",
    );
  });

  it("has points as lists, and links for the phone number and the email address", async () => {
    const html = await htmlOf(await docxOf(resume, layout));
    expect(html).toContain("<li>Mentored graduate nurses</li>");
    expect(html).toContain('<a href="mailto:zoe@example.com">zoe@example.com</a>');
    expect(html).toContain('<a href="tel:+61412345678">04 1234 5678</a>');
  });

  it("is taken for a Word file when it is uploaded", async () => {
    expect(await documentTypeOf(await docxOf(resume, layout))).toBe("docx");
  });

  it("copes with long words, control characters, many scripts and fifty jobs", async () => {
    const html = await htmlOf(await docxOf(resumeOf(hostile, today), layout));
    for (const part of ["محمد الأحمد", "中文简历", "😀", "Job 49", "Skill 59"]) expect(html).toContain(part);
    expect(html.match(/<h3>/g)).toHaveLength(50);
  });

  it("is made of an empty profile", async () => {
    expect(await htmlOf(await docxOf(resumeOf(profileOf(""), today), layout))).toContain("zoe@example.com");
  });
});
