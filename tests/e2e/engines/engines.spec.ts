import { writeFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { pdf } from "../cv.ts";
import { engines, missingText } from "./engines.ts";
import { doMainJob } from "./main-job.ts";

// On a person's own machine an engine may be missing, which run.ts says; elsewhere it must be there.
for (const engine of engines.filter(({ browserPath }) => browserPath() ?? process.env["CI"]))
  test(`a seeker searches, opens an account, applies with a PDF and reads the receipt in ${engine.name}`, async ({
    request,
  }, info) => {
    // A browser that was never started on this machine takes a minute to open.
    test.slow();
    const browserPath = engine.browserPath();
    if (!browserPath) throw new Error(missingText(engine));
    const cv = info.outputPath("priya-raman.pdf");
    await writeFile(cv, pdf("Priya Raman"));
    const page = await engine.open(browserPath);
    try {
      await doMainJob(page, cv, request);
    } finally {
      await page.close();
    }
  });
