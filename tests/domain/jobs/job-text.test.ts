import { describe, expect, it } from "vitest";
import {
  jobCount,
  allPlacesText,
  jobMeta,
  jobPath,
  placeText,
  placeWithDistance,
  rightToWorkNote,
  rightToWorkTitles,
} from "../../../src/domain/jobs/job-text.ts";
import { rightToWorkOptions } from "../../../src/contract/job-options.ts";
import { exampleJob } from "./example-job.ts";

const job = exampleJob();
const newtown = job.locations[0]!;

describe("a job in words", () => {
  it("says where the work is in one line", () => {
    expect(placeText(job)).toBe("Newtown NSW 2042");
    expect(placeText({ locations: [newtown, newtown, newtown], remote: false })).toBe(
      "Newtown NSW 2042 + 2 more",
    );
    expect(placeText({ locations: [newtown], remote: true })).toBe("Remote, or Newtown NSW 2042");
    expect(placeText({ locations: [], remote: true })).toBe("Remote");
    expect(placeText({ locations: [], remote: false })).toBe("Australia");
  });

  it("says how far away that is where somebody searched from, if it is not there", () => {
    expect(placeWithDistance({ ...job, km: 12 })).toBe("Newtown NSW 2042, 12 km away");
    expect(placeWithDistance({ ...job, km: 12, km_from: "Ryde NSW 2112" })).toBe(
      "Newtown NSW 2042, 12 km from Ryde NSW 2112",
    );
    // One that is remote is found from anywhere.
    for (const km of [undefined, 0, 251]) expect(placeWithDistance({ ...job, km })).toBe("Newtown NSW 2042");
  });

  it("names every place on the job's own page", () => {
    const perth = { ...newtown, label: "Perth WA 6000" };
    expect(allPlacesText({ locations: [newtown, perth], remote: true })).toBe(
      "Remote, or Newtown NSW 2042; Perth WA 6000",
    );
    expect(allPlacesText({ locations: [], remote: true })).toBe("Remote");
  });

  it.each([
    [[], false, null],
    [["citizen"], false, "Australian citizens only"],
    [["citizen", "permanent-resident"], false, "Citizens and permanent residents"],
    [["citizen", "holiday-visa"], false, "Some visas accepted"],
    [rightToWorkOptions.slice(0, 10).map(({ id }) => id), false, "All work visas welcome"],
    [["citizen"], true, "Visa sponsorship offered"],
  ])("notes who may apply: %j, sponsorship %s: %s", (right_to_work, sponsorship, note) => {
    expect(rightToWorkNote({ right_to_work, sponsorship })).toBe(note);
  });

  it("names accepted rights to work in full and passes over unknown ones", () => {
    expect(rightToWorkTitles(["holiday-visa", "citizen", "unknown"])).toEqual([
      "Australian citizen",
      "Holiday temporary work visa",
    ]);
  });

  it("has a title and a description of bounded length for search engines", () => {
    expect(jobMeta(job)).toEqual({
      title: "Chef de Partie at Harbour & Vine, Newtown NSW 2042",
      shorter: ["Chef de Partie at Harbour & Vine", "Chef de Partie, Newtown NSW 2042", "Chef de Partie"],
      description:
        "Full time, Newtown NSW 2042, $70,000 – $80,000 a year. Run the sauce section of a busy kitchen.",
    });
    const { description } = jobMeta(exampleJob({ summary: "word ".repeat(200), pay: null }));
    expect(description).toMatch(/^Full time, Newtown NSW 2042\. word .*word…$/);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  it("has a readable address", () => expect(jobPath(job)).toBe("/job/41/chef-de-partie"));
});

describe("a number of jobs", () => {
  it("counts one job and many", () => {
    expect(jobCount(1)).toBe("1 job");
    expect(jobCount(1204)).toBe("1,204 jobs");
  });
});
