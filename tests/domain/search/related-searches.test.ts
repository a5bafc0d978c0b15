import { describe, expect, it } from "vitest";
import type { JobFacets } from "../../../src/contract/job-search.ts";
import { noFacets } from "./no-facets.ts";
import { relatedSearches } from "../../../src/domain/search/related-searches.ts";

const facets: JobFacets = {
  ...noFacets,
  category: [{ id: "hospitality", title: "Hospitality & Tourism", count: 90 }],
  sub_category: [
    { id: "chefs-cooks", title: "Chefs & Cooks", count: 40 },
    { id: "kitchen-hands", title: "Kitchen Hands", count: 1200 },
    { id: "front-of-house", title: "Front of House", count: 0 },
  ],
  states: [
    { id: 1, title: "New South Wales", count: 30 },
    { id: 2, title: "Northern Territory", count: 0 },
  ],
};

describe("readable pages near to one", () => {
  it("are other work in the same place, the most first, and the same work everywhere", () => {
    expect(relatedSearches("chefs-cooks-in-sydney", "Sydney NSW", facets)).toEqual({
      work: [
        { label: "Kitchen Hands in Sydney NSW (1,200)", href: "/jobs/kitchen-hands-in-sydney" },
        { label: "Hospitality & Tourism in Sydney NSW (90)", href: "/jobs/hospitality-in-sydney" },
      ],
      places: [{ label: "In all of Australia", href: "/jobs/chefs-cooks" }],
    });
  });

  it("are the states with jobs where there is no place", () => {
    expect(relatedSearches("chefs-cooks", null, facets).places).toEqual([
      { label: "In New South Wales (30)", href: "/jobs/chefs-cooks-in-new-south-wales" },
    ]);
  });

  it("do not lead from any work in a place to any work anywhere", () => {
    expect(relatedSearches("jobs-in-sydney", "Sydney NSW", facets).places).toEqual([]);
  });
});
