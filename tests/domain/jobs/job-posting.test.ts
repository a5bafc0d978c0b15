import { describe, expect, it } from "vitest";
import type { JobDetail } from "../../../src/contract/job-fields.ts";
import { jobFacts } from "../../../src/domain/jobs/job-facts.ts";
import { hasJobPosting, jobPosting } from "../../../src/domain/jobs/job-posting.ts";
import { breadcrumbList, scriptJson } from "../../../src/domain/documents/structured-data.ts";
import { exampleJob } from "./example-job.ts";

const site = "http://hospitality.localhost";
const url = `${site}/job/41/chef-de-partie`;
const postingOf = (changes: Partial<JobDetail> = {}) => {
  const facts = jobFacts(exampleJob(changes), (path) => site + path);
  return facts && jobPosting(facts);
};
const state = (code: string) => ({
  id: 1,
  kind: "state" as const,
  label: code,
  suburb: null,
  state: code,
  postcode: null,
  lat: null,
  lon: null,
});

describe("the structured data of a job", () => {
  it("names each work type of a job that is offered in several", () => {
    expect(postingOf({ more_work_types: ["Part time"] })?.["employmentType"]).toEqual([
      "FULL_TIME",
      "PART_TIME",
    ]);
  });

  it.each([
    ["a place here", { locations: [state("NSW")] }, true],
    ["work from anywhere", { locations: [], remote: true }, true],
    ["no place", { locations: [], remote: false }, false],
    ["a place abroad alone", { locations: [state("INT")], remote: false }, false],
  ])("is given for a job with %s: %j", (_, changes, isGiven) => {
    expect(hasJobPosting(jobFacts(exampleJob(changes), (path) => site + path)!)).toBe(isGiven);
  });

  it("holds all that Google for Jobs reads", () => {
    expect(postingOf()).toEqual({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Chef de Partie",
      description: "<p>Run the <strong>sauce section</strong> of a busy kitchen.</p>",
      datePosted: "2026-11-18T01:00:00.000Z",
      validThrough: "2026-12-18T01:00:00.000Z",
      employmentType: "FULL_TIME",
      hiringOrganization: {
        "@type": "Organization",
        name: "Harbour & Vine",
        sameAs: "https://harbourvine.example.com",
      },
      identifier: { "@type": "PropertyValue", name: "Harbour & Vine", value: "HV-12" },
      url,
      directApply: true,
      jobLocation: [
        {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressLocality: "Newtown",
            addressRegion: "NSW",
            postalCode: "2042",
            addressCountry: "AU",
          },
        },
      ],
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "AUD",
        value: { "@type": "QuantitativeValue", minValue: 70_000, maxValue: 80_000, unitText: "YEAR" },
      },
    });
  });

  it.each(["expired", "filled"] as const)("is not there for a job that is %s", (status) => {
    expect(postingOf({ status })).toBeNull();
  });

  it("says where people may work only for remote work, and never by their right to work", () => {
    const remote = postingOf({ remote: true, locations: [] });
    expect(remote).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "AU" },
    });
    expect(remote).not.toHaveProperty("jobLocation");
    expect(postingOf()).not.toHaveProperty("applicantLocationRequirements");
    expect(JSON.stringify(remote)).not.toContain("sponsorship");
  });

  it("gives a whole state as a region, and no Australian address for work abroad", () => {
    expect(postingOf({ locations: [state("TAS"), state("INT")] })).toMatchObject({
      jobLocation: [{ address: { addressRegion: "TAS", addressCountry: "AU" } }],
    });
  });

  it.each([
    ["Part time", "PART_TIME"],
    ["Contract", "CONTRACTOR"],
    ["Casual", "TEMPORARY"],
  ] as const)("calls %s work %s", (work_type, employmentType) => {
    expect(postingOf({ work_type })).toMatchObject({ employmentType });
  });

  it("gives one amount as a value, an open end as its only amount, and nothing for unknown pay", () => {
    expect(postingOf({ pay: { type: 3, min: 32, max: 32 } })).toMatchObject({
      baseSalary: { value: { value: 32, unitText: "HOUR" } },
    });
    expect(postingOf({ pay: { type: 4, min: 1200, max: null } })).toMatchObject({
      baseSalary: { value: { value: 1200, unitText: "WEEK" } },
    });
    expect(postingOf({ pay: null })).not.toHaveProperty("baseSalary");
    expect(postingOf({ pay: { type: 1, min: null, max: null } })).not.toHaveProperty("baseSalary");
  });

  it("names a job without an own number by its id, and says when applying happens elsewhere", () => {
    expect(postingOf({ reference: null, apply_url: "https://elsewhere.example.com" })).toMatchObject({
      identifier: { value: "41" },
      directApply: false,
    });
  });
});

describe("data inside a script element", () => {
  it("cannot end the element, and reads back unchanged", () => {
    const nasty = { text: "</script><script>alert(1)</script> <!-- & \u2028 \u2029" };
    const json = scriptJson(nasty);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(nasty);
  });

  it("numbers the steps of a trail and gives their full addresses", () => {
    const trail = breadcrumbList(
      [{ label: "Home", href: "/" }, { label: "Chef" }],
      "http://a.localhost:4321",
    );
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "http://a.localhost:4321/" },
        { position: 2, name: "Chef" },
      ],
    });
  });
});
