import { expect, it } from "vitest";
import { getJobFit } from "../../../src/contract/recommendations.ts";
import { fitText } from "../../../src/features/jobs/job-fit.ts";
import { namedSkills } from "../../../src/server/recommendations/named-skills.ts";
import { addJob } from "../add-job.ts";
import { askAs } from "../profile/ask.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

onEmbeddedDatabase("how a seeker fits a job", (api) => {
  it("is said by the skills and licences that the ad names", async () => {
    const { token } = await api.signUp();
    const descriptionHtml =
      "<p>You know welding and soldering.</p><ul><li>First aid</li><li>A Boilermaker's Ticket</li></ul>";
    const id = await addJob(api.db, { descriptionHtml });
    const fit = () => api.on("automotive", token)(getJobFit, { params: { id } });
    expect((await fit()).held).toEqual([]);
    const ask = askAs(api, token);
    await ask("POST", "/v4/skills", { skill: "First aid" });
    await ask("POST", "/v4/skills", { skill: "Juggling" });
    await ask("POST", "/v4/licenses", { title: "Boilermaker's ticket", kind: "licence" });
    const { held, missing } = await fit();
    expect(held).toEqual(["First aid", "Boilermaker's ticket"]);
    expect(missing).toContain("Welding");
    await expect(api.on("hospitality", token)(getJobFit, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it("a common word is missing only where the ad has it as a name", () => {
  const missing = (html: string, own = ["Juggling"]) =>
    namedSkills({ title: "Apprentice", html }, own).missing;
  expect(missing("<p>Go to trade school. You go home at four.</p><ul><li>Go for it</li></ul>")).toEqual([]);
  expect(missing("<p>You know React and Go.</p>")).toEqual(expect.arrayContaining(["React", "Go"]));
  expect(missing("<ul><li>Welding</li></ul>")).toContain("Welding");
  expect(missing("<ul><li>Welding</li></ul>", [])).toEqual([]);
});

it.each(["EYLF", "Early Years Learning Framework", "Early Years Learning Framework (EYLF)"])(
  "a skill is held by its short name as by its long one: %s",
  (own) => {
    for (const html of ["<p>You know the EYLF.</p>", "<p>The Early Years Learning Framework (EYLF)</p>"])
      expect(namedSkills({ title: "Educator", html }, [own]), html).toEqual({
        held: ["Early Years Learning Framework (EYLF)"],
        missing: [],
      });
  },
);

it("how a seeker fits a job is put into words", () => {
  expect(fitText({ held: [], missing: [] })).toBeNull();
  expect(fitText({ held: ["Welding", "First aid"], missing: ["Forklift"] })).toBe(
    "You have 2 of the 3 skills that this ad names: Welding, First aid. Not among your skills: Forklift.",
  );
  expect(fitText({ held: ["Welding", "First aid"], missing: [] })).toBe(
    "You have both skills that this ad names: Welding, First aid.",
  );
  expect(fitText({ held: ["Welding"], missing: [] })).toBe("You have the skill that this ad names: Welding.");
  expect(fitText({ held: [], missing: ["Welding"] })).toBe(
    "This ad names skills that are not among yours: Welding.",
  );
});
