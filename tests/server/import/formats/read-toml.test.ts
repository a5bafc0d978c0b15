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

it.each([
  [
    "sections with a number behind a point",
    "; by hand\n[company]\nname=Fig\n\n[job.F-1]\ntitle=Cook\nplace=Roma QLD\nbasis=Casual\ntext=Two stoves;\n  one sink = ours.\n[job.F-2]\ntitle=Baker\nplace=Dalby QLD\nbasis=Full time\ntext=Bread.\n",
    "F-1",
  ],
  [
    "sections with a name in quotes, and their settings further in",
    '[vacancy "F-1"]\n  title = Cook\n  place = Roma QLD\n  basis = Casual\n  text = Two stoves;\n    one sink = ours.\n[vacancy "F-2"]\n  title = Baker\n  place = Dalby QLD\n  basis = Full time\n  text = Bread.\n[company]\n  employer = Fig\n',
    "F-1",
  ],
  [
    "properties whose names have several parts",
    "employer=Fig\njob.1.title=Cook\njob.1.place=Roma QLD\njob.1.basis=Casual\njob.1.text=Two stoves;\\\n  one sink = ours.\njob.2.title=Baker\njob.2.place=Dalby QLD\njob.2.basis=Full time\njob.2.text=Bread.\n",
    "1",
  ],
])("settings of other programs are read as well: %s", async (_, text, reference) => {
  expect(detectFormat(text)).toBe("toml");
  const jobs = await jobsOf(readToml(whole(text)));
  expect(jobs.map(({ title }) => title)).toEqual(["Cook", "Baker"]);
  expect(jobs[0]).toMatchObject({ reference, workType: "Casual", places: [{ text: "Roma QLD" }] });
  expect(jobs[0]!.description).toContain("one sink = ours.");
});

it("sections of one name are a list", async () => {
  const job = (title: string) => `[vacancy]\ntitle=${title}\nplace=Roma QLD\ntext=Stoves.\n`;
  const jobs = await jobsOf(readToml(whole(job("Cook") + job("Baker"))));
  expect(jobs.map(({ title }) => title)).toEqual(["Cook", "Baker"]);
});
