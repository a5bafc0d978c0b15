import { describe, expect, it } from "vitest";
import { readApart, readOf } from "../../../src/server/cv/read-apart.ts";
import { run } from "../../../src/server/cv/reader.ts";
import { hostileFiles } from "../../../bench/cv/hostile.ts";
import { pdfLayouts } from "../../../bench/cv/pdf-layouts.ts";
import { personOf } from "../../../bench/cv/people.ts";

const plain = () => pdfLayouts["pdf, plain"]!(personOf(3));

describe("the process that reads a CV", () => {
  it("answers for broken and hostile files, and reads the next one", { timeout: 300_000 }, async () => {
    const hostile = hostileFiles([{ type: "pdf", bytes: await plain() }]);
    const some = [
      "cut in half",
      "random",
      "empty",
      "without end",
      "tables in each other",
      "zips in zips",
      "open brackets",
    ];
    for (const part of some) {
      const { name, type, make } = hostile.find((file) => file.name.includes(part))!;
      const { state } = await readApart({ address: "test" }, type, await make());
      expect([name, state]).toEqual([name, "failed"]);
    }
    expect(await readApart({ address: "test" }, "pdf", await plain())).toMatchObject({ state: "read" });
  });

  it("blames no file for a fault of the server's own, such as a missing list of words", async () => {
    const bytes = await plain();
    const reading = await run({ type: "odt" as "pdf", bytes }, () => Promise.resolve(bytes));
    expect(reading).toMatchObject({ state: "broken", trace: expect.stringContaining("TypeError") });
    expect(() => readOf(reading)).toThrow(
      expect.objectContaining({
        status: 503,
        message: expect.stringContaining("We could not read it just now."),
        cause: expect.stringContaining("TypeError"),
      }),
    );
  });
});
