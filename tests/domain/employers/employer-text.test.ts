import { expect, it } from "vitest";
import { employerData } from "../../../src/domain/employers/employer-data.ts";
import { employerDescription, employerFacts } from "../../../src/domain/employers/employer-text.ts";
import { exampleEmployer } from "./example-employer.ts";

const urlOf = (path: string) => new URL(path, "https://jobs.example.com").href;

it("lists the facts that are known, and no others", () => {
  expect(employerFacts(exampleEmployer())).toEqual([
    { label: "Industry", value: "Hospitality" },
    { label: "People", value: "51–200" },
    { label: "Founded", value: "1998" },
  ]);
  expect(employerFacts(exampleEmployer({ industry: null, size: null, founded: null }))).toEqual([]);
});

it("describes an employer by its tagline, its first paragraph and its jobs", () => {
  expect(employerDescription(exampleEmployer(), "Harbour Jobs")).toBe(
    "A dining room on the water. We cook. 3 jobs at Harbour & Vine on Harbour Jobs.",
  );
});

it("describes an employer of whom only the name is known", () => {
  const bare = exampleEmployer({ tagline: null, about: "", live_jobs: 0 });
  expect(employerDescription(bare, "Harbour Jobs")).toBe("Jobs at Harbour & Vine on Harbour Jobs.");
});

it("cuts a long description", () => {
  const long = employerDescription(exampleEmployer({ about: "word ".repeat(500) }), "Harbour Jobs");
  expect(long.length).toBeLessThanOrEqual(300);
  expect(long).toMatch(/…$/);
});

it("tells search engines what an employer is, with full addresses", () => {
  expect(employerData(exampleEmployer(), urlOf)).toMatchObject({
    "@type": "Organization",
    "@id": "https://jobs.example.com/enterprise/harbour-vine#organization",
    name: "Harbour & Vine",
    url: "https://jobs.example.com/enterprise/harbour-vine",
    logo: "https://jobs.example.com/v1/employer-pictures/logo.svg",
    foundingDate: "1998",
    sameAs: ["https://harbourvine.example.com", "https://social.example.com/harbour-vine"],
  });
  expect(employerData(exampleEmployer({ type: "recruiter" }), urlOf)).toMatchObject({
    "@type": "EmploymentAgency",
  });
});

it("leaves out of the data what is not known", () => {
  const bare = exampleEmployer({
    tagline: null,
    about: "",
    logo: null,
    founded: null,
    places: [],
    website: null,
    social: [],
  });
  expect(Object.keys(employerData(bare, urlOf)).sort()).toEqual(["@context", "@id", "@type", "name", "url"]);
});
