import { describe, expect, it } from "vitest";
import { searchIntro, searchText } from "../../../src/domain/search/search-text.ts";
import { exampleJob } from "../jobs/example-job.ts";

describe("a search in words", () => {
  it.each<[Parameters<typeof searchText>[0], string]>([
    [{}, "All jobs"],
    [{ q: "chef" }, "Chef jobs"],
    [{ q: "chef jobs" }, "Chef jobs"],
    [{ q: "rsa bartender" }, "RSA bartender jobs"],
    [{ q: "jobs" }, "All jobs"],
    [{ q: "jobs hiring immediately" }, "Jobs hiring immediately"],
    [{ q: "jobs hiring immediately", remote: true }, "Remote jobs hiring immediately"],
    [{ q: "work from home", location: 6, address: "Victoria" }, "Work from home in Victoria"],
    [{ q: "farm work" }, "Farm work"],
    [{ q: "workshop manager" }, "Workshop manager jobs"],
    [{ q: "jobs near me" }, "All jobs"],
    [{ q: "cleaner jobs nearby" }, "Cleaner jobs"],
    [{ q: "chef", location: 812, address: "Newtown NSW 2042" }, "Chef jobs in Newtown NSW 2042"],
    [{ q: "chef", address: "Atlantis" }, "Chef jobs"],
    [{ location: 6, address: "Victoria" }, "Jobs in Victoria"],
    [{ remote: true }, "Remote jobs"],
    [{ q: "Data analyst", remote: true }, "Remote data analyst jobs"],
    [{ q: "ICT support", remote: true }, "Remote ICT support jobs"],
    [{ category: ["hospitality"], remote: true }, "Remote hospitality & tourism jobs"],
    [{ category: ["automotive"], states: [6] }, "Automotive jobs in Victoria"],
    [{ category: ["automotive"], sub_category: ["panel-paint"] }, "Panel & Paint jobs"],
    [{ employer_name: "Acme Motors" }, "Jobs at Acme Motors"],
    [
      { q: "chef", employer_name: "The Pass", location: 6, address: "Victoria" },
      "Chef jobs at The Pass in Victoria",
    ],
    [{ category: ["automotive", "retail"], states: [1, 6] }, "All jobs"],
    [{ shift: ["night"] }, "Night shift jobs"],
    [{ pay_type: 3, min_salary: 35, shift: ["weekend"] }, "Weekend jobs from $35 an hour"],
    [{ min_salary: 60_000, max_salary: 80_000 }, "Jobs for $60,000 – $80,000 a year"],
    [{ work_type: ["Contract", "Casual"], remote: true }, "Contract and casual remote jobs"],
    [
      { sponsorship: true, benefits: ["meals"], location: 9, address: "Perth" },
      "Jobs in Perth with visa sponsorship and meals",
    ],
    [{ right_to_work: "graduate-visa" }, "Jobs for “Graduate temporary work visa”"],
    [{ q: "nurse", work_type: ["Part time"], shift: ["night"] }, "Nurse jobs"],
  ])("%j reads %s", (search, words) => expect(searchText(search)).toBe(words));
});

describe("the introduction of a readable search page", () => {
  it("says how many jobs there are, whose, and of which kind", () => {
    const jobs = [
      exampleJob(),
      exampleJob({ work_type: "Casual", employer: { ...exampleJob().employer, name: "The Larder" } }),
    ];
    expect(searchIntro("Chef jobs in Sydney NSW", { total: 1204, jobs, brand: "Plates" })).toBe(
      "Plates has 1,204 chef jobs in Sydney NSW today, from employers such as Harbour & Vine and The Larder. " +
        "Full time and casual work is on offer: read each job in full, save it, and apply with one CV.",
    );
  });

  it.each([
    ["Hospitality & Tourism jobs", "hospitality & tourism jobs"],
    ["Chefs & Cooks jobs in Byron Bay NSW", "chefs & cooks jobs in Byron Bay NSW"],
    ["Early Childhood Teachers jobs in Perth WA", "early childhood teachers jobs in Perth WA"],
    ["RSA bartender jobs", "RSA bartender jobs"],
    ["Jobs hiring immediately", "jobs hiring immediately"],
    ["Farm work in Perth WA", "jobs for farm work in Perth WA"],
  ])("writes %s as in a sentence", (heading, words) =>
    expect(searchIntro(heading, { total: 8, jobs: [], brand: "Plates" })).toContain(
      `Plates has 8 ${words} today`,
    ),
  );

  it("does not promise what is not there", () => {
    expect(searchIntro("Chef jobs in Oodnadatta", { total: 0, jobs: [], brand: "Plates" })).toMatch(
      /^There are no chef jobs in Oodnadatta on Plates today\./,
    );
  });
});
