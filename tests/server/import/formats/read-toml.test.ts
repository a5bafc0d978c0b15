import { expect, it } from "vitest";
import { FeedUnreadable } from "../../../../src/server/import/feed-job.ts";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readToml } from "../../../../src/server/import/formats/read-toml.ts";
import { all, jobsOf, whole } from "../read-jobs.ts";

const cook = `title = "Cook"\nemployer = "Fig"\nlocation = "Roma QLD"\ncloses = 2026-12-18\ndescription = "Two stoves."\n`;

it.each([
  ["tables of a list", `# jobs\n[[jobs]]\n${cook}[jobs.salary]\nmin = 92_000\n`],
  ["tables under names", `[jobs.cook]\n${cook}[jobs.baker]\n${cook.replace("Cook", "Baker")}`],
  [
    "a list in a line",
    `jobs = [\n{ ${cook.trim().replaceAll("\n", ", ")} },\n{ ${cook.trim().replaceAll("\n", ", ")} } ]`,
  ],
])("jobs of a TOML file are %s", async (_, text) => {
  expect(detectFormat(text)).toBe("toml");
  const [job] = await jobsOf(readToml(whole(text)));
  expect(job).toMatchObject({
    title: "Cook",
    employer: "Fig",
    expires: "2026-12-18",
    description: "Two stoves.",
  });
});

it("settings above the text of a page are one job", async () => {
  const text = `+++\ntitle = "Cook"\nemployer = "Fig"\nlocation = "Roma QLD"\n+++\nTwo stoves.\n`;
  expect(detectFormat(text)).toBe("toml");
  expect(await jobsOf(readToml(whole(text)))).toMatchObject([{ title: "Cook", description: "Two stoves." }]);
});

it("broken TOML is told with its line, and JSON is none", async () => {
  const broken = `[[jobs]]\ntitle = "Cook\n`;
  await expect(all(readToml(whole(broken)))).rejects.toThrow(FeedUnreadable);
  await expect(all(readToml(whole(broken)))).rejects.toThrow("line 2");
  expect(detectFormat(`["title"]\n[[1]]`)).not.toBe("toml");
});
