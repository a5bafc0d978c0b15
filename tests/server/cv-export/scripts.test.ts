import { describe, expect, it } from "vitest";
import { plainText } from "../../../src/server/cv-export/plain-text.ts";
import { pdfOf } from "../../../src/server/cv-export/pdf/pdf-of.ts";
import { openTypeface } from "../../../src/server/cv-export/pdf/typeface.ts";
import { resumeOf } from "../../../src/server/cv-export/resume-of.ts";
import { profileIn, scripts } from "./scripts.ts";
import { today } from "./profiles.ts";
import { readPdf } from "./read-pdf.ts";

const make = (name: string, text = name) => pdfOf(resumeOf(profileIn({ name, text }), today), "classic");
/** What is read from a PDF has no spaces where a line was broken. */
const bare = (text: string) => plainText(text).replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "");

describe("a CV as PDF", () => {
  it.each(scripts)("shows names and texts in every script: $script", async ({ name, text }) => {
    const { bytes, missing } = await make(name, text);
    expect(missing).toEqual([]);
    const { elements } = await readPdf(bytes);
    expect(bare(elements.find(({ role }) => role === "H1")!.text)).toBe(bare(name));
    expect(bare(elements.find(({ role }) => role === "LBody")!.text)).toBe(bare(text));
  });

  it("has digits above and below the line, which can be copied, in the font of the text around them", async () => {
    const text = "CO₂ and H₂SO₄ welding, 10⁶ m³, x⁴⁵⁷⁸⁹⁰, ₀₁₃₅₆₇₈₉";
    const { bytes, missing } = await make("Ann", text);
    expect(missing).toEqual([]);
    const { elements } = await readPdf(bytes);
    expect(bare(elements.find(({ role }) => role === "LBody")!.text)).toBe(bare(text));
    const { fonts, fontFor } = await openTypeface(text);
    expect(fontFor("₂", null)).toBe(fontFor("C", null));
    const [{ file }] = fonts as [(typeof fonts)[0]];
    const widthOf = (digit: string) => file.layout(digit).advanceWidth;
    expect(widthOf("₂")).toBeLessThan(widthOf("2") * 0.8);
  });

  it("says which characters it leaves out", async () => {
    expect((await make("Ann 𓀀", "𪚥 and 😀 and 𓀀")).missing).toEqual(["𓀀", "𪚥"]);
  });

  it("has bullets at the right of points that run from right to left, and short items from the right", async () => {
    const { boxes } = await readPdf((await make("יוסף כהן")).bytes);
    const bullets = boxes.filter(({ text }) => text === "•");
    const points = boxes.filter(({ text }) => /כ/.test(text) && text !== "•");
    for (const { left, bottom } of bullets)
      expect(points.some((point) => Math.abs(point.bottom - bottom) < 2 && point.right <= left)).toBe(true);
    const [first, second] = bullets.slice(-3);
    expect(first!.left).toBeGreaterThan(second!.left);
  });

  // Where it is given it has to be complete (PDF/UA-1, 7.21.4.2); the library's lacks the parts of composed glyphs.
  it("has no list of the glyphs of its fonts", async () => {
    expect(Buffer.from((await make("កខ")).bytes).includes("/CIDSet")).toBe(false);
  });
});
