import { expect, it } from "vitest";
import { itemsOfJson } from "../../read-jobs.ts";

const feed = (...items: object[]) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: "Fig Guild",
  items: items.map((item) => ({ content_html: "<p>Knives.</p>", date_published: "2026-11-18", ...item })),
});
const jobsIn = async (document: object) =>
  (await itemsOfJson(document)).flatMap((item) => ("job" in item ? [item.job] : []));

it("the items of a JSON Feed with a tag for jobs are jobs, of the employers whose pages they are about", async () => {
  const document = feed(
    { title: "Cook at Elm Hotel", external_url: "https://elm.example/cook", tags: ["vacancies"] },
    { title: "Dinner on Friday", tags: ["news"] },
    { title: "Nurse at Oak Clinic", external_url: "https://oak.example/nurse", tags: ["Job"] },
  );
  expect(await jobsIn(document)).toMatchObject([
    { title: "Cook", employer: "Elm Hotel", url: "https://elm.example/cook" },
    { title: "Nurse", employer: "Oak Clinic", url: "https://oak.example/nurse" },
  ]);
  expect(await itemsOfJson(document)).toContainEqual({
    at: "the file",
    note: "1 record of other kinds (news) left out.",
  });
});

it("the titles of a JSON Feed of one employer's own jobs stay whole", async () => {
  const document = feed({ title: "Cook at Roma", url: "https://fig.example/1" }, { title: "Nurse at Dalby" });
  expect(await jobsIn(document)).toMatchObject([
    { title: "Cook at Roma", employer: "", author: "Fig Guild" },
    { title: "Nurse at Dalby", author: "Fig Guild" },
  ]);
});
