import { expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

it("takes jobs of lists that are called after what is over as over, and the employer by its type", async () => {
  const job = (ref: string) => ({ ref, heading: "Cook", town: "Roma", basis: "CASUAL", blurb: "Knives." });
  const data = {
    who: { __typename: "Company", name: "Fig Rail" },
    open: { nodes: [job("1")] },
    filledPositions: { nodes: [job("2")] },
  };
  expect(await jobsOfJson({ data })).toMatchObject([
    { reference: "1", author: "Fig Rail", status: "" },
    { reference: "2", author: "Fig Rail", status: "filled" },
  ]);
});

it("takes the postings of a data feed that were taken out as over, wherever the item says that", async () => {
  const item = (identifier: string) => ({ "@type": "JobPosting", title: "Cook", identifier });
  const dataFeedElement = [
    { "@type": "DataFeedItem", dateDeleted: "2026-11-10", item: item("1") },
    { "@type": "DataFeedItem", item: item("2"), dateDeleted: "2026-11-10" },
    { "@type": "DataFeedItem", item: item("3") },
  ];
  expect(await jobsOfJson({ "@type": "DataFeed", dataFeedElement })).toMatchObject([
    { reference: "1", isEnded: true },
    { reference: "2", isEnded: true },
    { reference: "3", isEnded: false },
  ]);
});

it("reads the jobs of all lists whose objects are alike", async () => {
  const job = (ref: string) => ({ ref, title: "Cook", town: "Roma" });
  const filters = [{ ref: "f", label: "Town", values: ["Roma"] }];
  expect(await jobsOfJson({ jobs: [job("1")], more: [job("2")], filters })).toMatchObject([
    { reference: "1" },
    { reference: "2" },
  ]);
});
