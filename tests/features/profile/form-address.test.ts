// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preference } from "../../../src/contract/profile/preference.ts";
import { formPath } from "../../../src/features/profile/form-address.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";
import { control } from "./controls.ts";
import { openSegment, shows } from "./profile-page.ts";

const collections = {
  success: true,
  profileInformation: { id: 9, version: 3, given_name: "Mei", family_name: "Tran" },
  preferences: { id: 0, version: 0 },
  work_experiences: [],
};

let opened: ReturnType<typeof openSegment>;
const openAt = (segment: string, section: string, field: string | null) => {
  location.hash = new URL(formPath(segment, { section, field }), location.href).hash;
  opened = openSegment(segment);
  return opened.page;
};
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  answerWith(({ path }) => {
    const isProfile = path.startsWith("/v1/seeker/profile/");
    return { body: { payload: isProfile ? collections : [], message: "OK" } };
  });
});
afterEach(() => {
  opened.close();
  vi.unstubAllGlobals();
});

const focused = () => document.activeElement;

it.each([
  ["photo", "Photo"],
  ["home_location", "Home suburb"],
])("an address opens the form of what is filled in at its %s, and once only", async (field, label) => {
  const page = openAt("basic", "basic", field);
  await shows(page, "Edit personal information");
  await vi.waitFor(() => expect(focused()).toBe(control(label)), 15_000);
  expect(control("Given name").value).toBe("Mei");
  expect(location.hash).toBe("");
});

it.each(["availability", "preferred_location", "salary_expectation", "work_types"] as const)(
  "an address opens what is not filled in yet at its %s",
  async (field) => {
    openAt("preference_expectation", "preference", field);
    const { label } = preference.fields[field];
    await vi.waitFor(() => expect(focused()?.closest("form > div")?.textContent).toContain(label), 15_000);
  },
);

it("an address opens the form of a new entry of a list, and leads to what has no form", async () => {
  await shows(openAt("work_experience", "work_experience", null), "Add job");
  await vi.waitFor(() => expect(focused()).toBe(control("Job title")), 15_000);
  opened.close();
  openAt("basic", "video", null);
  await vi.waitFor(() => expect(focused()?.textContent).toBe("Introduction video"));
});
