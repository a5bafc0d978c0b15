import { describe, expect, it } from "vitest";
import { readApart } from "../../../src/server/cv/read-apart.ts";
import { hostileFiles } from "../../../bench/cv/hostile.ts";
import { pdfLayouts } from "../../../bench/cv/pdf-layouts.ts";
import { personOf } from "../../../bench/cv/people.ts";

const plain = () => pdfLayouts["pdf, plain"]!(personOf(3));

describe("the process that reads a CV", () => {
  it("is ended at the deadline, and the seeker is told so", async () => {
    expect(await readApart("test", "pdf", await plain(), { deadline: 1 })).toEqual({
      state: "failed",
      reason: expect.stringContaining("takes too long"),
    });
  });

  it("answers for every broken or hostile file, and reads the next one", { timeout: 300_000 }, async () => {
    const files = await hostileFiles([{ type: "pdf", bytes: await plain() }]);
    for (const { name, type, bytes } of files) {
      const reading = await readApart("test", type, bytes);
      expect([name, reading.state]).toEqual([name, expect.stringMatching(/^(?:read|failed)$/)]);
    }
    expect(await readApart("test", "pdf", await plain())).toMatchObject({ state: "read" });
  });
});
