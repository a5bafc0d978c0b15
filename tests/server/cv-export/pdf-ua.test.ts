import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cvLayouts } from "../../../src/contract/cv-export.ts";
import { pdfOf } from "../../../src/server/cv-export/pdf/pdf-of.ts";
import { resumeOf } from "../../../src/server/cv-export/resume-of.ts";
import { canRun } from "../../validators/programs.ts";
import { pdfUaFailures } from "../../validators/verapdf/verapdf.ts";
import { hostile, nurse, profileOf, today } from "./profiles.ts";
import { profileIn, scripts } from "./scripts.ts";

describe.runIf(canRun("Tests of PDFs by veraPDF", "java", "mvn"))("a CV as PDF", () => {
  it("passes PDF/UA-1 in every script and both layouts", { timeout: 1_200_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "signboard-pdf-ua-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const profiles = { nurse, hostile, empty: profileOf("") };
    for (const texts of scripts) Object.assign(profiles, { [texts.script]: profileIn(texts) });
    const files = [];
    for (const [name, profile] of Object.entries(profiles))
      for (const layout of cvLayouts) {
        files.push(join(folder, `${name}-${layout}.pdf`));
        await writeFile(files.at(-1)!, (await pdfOf(resumeOf(profile, today), layout)).bytes);
      }
    expect(await pdfUaFailures(files)).toEqual([]);
  });
});
