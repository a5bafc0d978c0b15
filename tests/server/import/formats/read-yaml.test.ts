import { describe, expect, it } from "vitest";
import { FeedUnreadable, type FeedJob } from "../../../../src/server/import/feed-job.ts";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readYaml } from "../../../../src/server/import/formats/read-yaml.ts";
import { jobsOf, whole } from "../read-jobs.ts";

const jobsOfYaml = async (text: string): Promise<FeedJob[]> => {
  expect(detectFormat(text)).toBe("yaml");
  return jobsOf(readYaml(whole(text)));
};

describe("jobs of a YAML file", () => {
  it("are items of a list, with the employer at the head, comments and nothing as a sign", async () => {
    const text = `---
# Newest at the foot.
employer: Fig
jobs:
  - ref: "Y-1"
    title: "Cook: Nights" # not days
    location:
      - Roma, QLD
      - Dalby, QLD
    closes: ~
    description: >
      Two stoves,
      one radio.
  - ref: Y-2
    title: Nurse
    postcode: 0800
    closes: 2026-12-18
`;
    const [cook, nurse] = await jobsOfYaml(text);
    expect(cook).toMatchObject({ title: "Cook: Nights", author: "Fig", reference: "Y-1", expires: "" });
    expect(cook!.places).toHaveLength(2);
    expect(cook!.description.trim()).toBe("Two stoves, one radio.");
    expect(nurse).toMatchObject({ expires: "2026-12-18", places: [{ postcode: "0800" }] });
  });

  it("may be under names, share what is said once, or be a document each", async () => {
    const keyed =
      "jobs:\n  cook-1:\n    title: Cook\n    town: Roma\n    pay: $30 an hour\n  nurse-2:\n    title: Nurse\n    town: Dalby\n    pay: $31 an hour\n";
    const shared =
      "base: &base\n  employer: Fig\njobs:\n  - <<: *base\n    title: Cook\n    town: Roma\n  - <<: *base\n    title: Nurse\n    town: Dalby\n";
    const merged =
      "base: &base\n  employer: Fig\njobs:\n  cook-1:\n    <<: *base\n    title: Cook\n    town: Roma\n  nurse-2:\n    <<: *base\n    title: Nurse\n    town: Dalby\n";
    const flow =
      "company: Fig\njobs: [\n  {title: Cook, town: Roma, type: casual},\n  {title: Nurse, town: Dalby, type: casual}\n]\n";
    const wrapped =
      "---\nkind: Vacancy\nspec:\n  title: Cook\n  town: Roma\n  type: Casual\n  pay: $30 an hour\n---\nkind: Vacancy\nspec:\n  title: Nurse\n  town: Dalby\n  type: Casual\n  pay: $31 an hour\n";
    const documents =
      "---\ntitle: Cook\nref: 1\nlocations:\n  - Roma QLD\n---\ntitle: Nurse\nref: 2\nlocations:\n  - Dalby QLD\n";
    const both = [{ title: "Cook" }, { title: "Nurse" }];
    for (const text of [keyed, shared, merged, flow, wrapped, documents])
      expect(await jobsOfYaml(text)).toMatchObject(both);
    expect(await jobsOfYaml(shared)).toMatchObject([{ employer: "Fig" }, { employer: "Fig" }]);
  });

  it("cannot repeat what the file does not have", async () => {
    await expect(jobsOf(readYaml(whole("jobs:\n  - title: *cook\n    town: Roma\n")))).rejects.toThrow(
      FeedUnreadable,
    );
  });

  it("tell the line where the file is broken", async () => {
    const read = jobsOf(readYaml(whole("jobs:\n  - title: Cook\n    town: [Roma\n")));
    await expect(read).rejects.toThrow(FeedUnreadable);
    await expect(jobsOf(readYaml(whole("jobs:\n  - title: Cook\n    town: [Roma\n")))).rejects.toThrow(
      /in line \d/,
    );
  });
});

it("takes no text with labels and no Markdown for YAML", () => {
  expect(detectFormat("Position: Cook\nLocation: Roma QLD\nPay: $30 an hour\n\nKnives.\n")).toBe("labelled");
  expect(
    detectFormat("# Jobs\n\n### [Cook](https://fig.example/1)\n\n- **Town:** Roma QLD\n- **Pay:** $30\n"),
  ).toBe("markdown");
});
