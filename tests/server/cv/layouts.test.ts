import { describe, expect, it } from "vitest";
import { docxLayouts } from "../../../bench/cv/docx-layouts.ts";
import { filesOf } from "../../../bench/cv/files.ts";
import { freshPersonOf } from "../../../bench/cv/fresh/people.ts";
import { wordLayouts } from "../../../bench/cv/fresh/word.ts";
import { pdfLayouts } from "../../../bench/cv/pdf-layouts.ts";
import { personOf } from "../../../bench/cv/people.ts";
import { ruledLayouts } from "../../../bench/cv/ruled-layouts.ts";
import { inventedIn, scoreOf } from "../../../bench/cv/score.ts";
import { readers } from "../../../src/server/cv/read-document.ts";

// One CV of each layout that needs no browser; `npm run bench -- cv` reads more of them, and all others.
const files = [
  // The fonts of these PDFs have the letters of Western Europe alone.
  ...(await filesOf({ ...pdfLayouts, ...ruledLayouts, ...docxLayouts }, 1, personOf, 3)),
  ...(await filesOf(wordLayouts, 1, freshPersonOf, 3)),
];

describe("a CV in the layout", () => {
  it.each(files)("$name gives what it says, and nothing else", async ({ name, type, bytes, person }) => {
    const entries = await readers[type](bytes);
    const { score } = scoreOf(person, entries, name);
    for (const measure of ["name", "email", "phone", "job title", "employer", "job dates"] as const)
      expect([measure, score[measure].found]).toEqual([measure, score[measure].known]);
    expect(score.skill.found / score.skill.known).toBeGreaterThanOrEqual(0.85);
    expect(inventedIn(person, entries)).toEqual([]);
  });
});
