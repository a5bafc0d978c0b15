import { expect, it } from "vitest";
import { itemsOfJson, jobsOfJson } from "../../read-jobs.ts";

const facts = { summary: "Cook", description: "Knives.", location: "Roma QLD", closes: "2026-12-18" };

it("leaves out records that say that they are no vacancies, and tells that", async () => {
  const issues = [
    { key: "HR-1", fields: { issuetype: { name: "Vacancy" }, ...facts } },
    { key: "HR-2", fields: { issuetype: { name: "Task" }, ...facts, summary: "Print banners" } },
  ];
  const items = await itemsOfJson({ issues });
  expect(items).toContainEqual({ at: "the file", note: "1 record of other kinds (Task) left out." });
  // The summary of an issue is its title, and its key what people know it by.
  expect(items.flatMap((item) => ("job" in item ? [item.job] : []))).toMatchObject([
    { title: "Cook", reference: "HR-1", expires: "2026-12-18" },
  ]);
});

it("keeps all records where none says that it is a vacancy", async () => {
  const items = [
    { itemType: "A", ref: "1", title: "Cook", description: "Knives." },
    { itemType: "B", ref: "2", title: "Nurse", description: "Nights." },
  ];
  expect(await jobsOfJson({ items })).toHaveLength(2);
});
