// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { birthplace } from "../../../src/contract/profile/birthplace.ts";
import { skill } from "../../../src/contract/profile/skill.ts";
import { suggest } from "../../../src/features/profile/suggestions.ts";
import { answerWith, forgetAll, type Sent } from "../server.ts";

const lists: Record<string, unknown> = {
  "/v1/profile/states/21": [
    { id: 1, title: "New South Wales", initials: "NSW" },
    { id: 6, title: "Victoria", initials: "VIC" },
  ],
  "/v1/profile/cities/1": [
    { id: 10, title: "Newtown" },
    { id: 11, title: "Dubbo" },
  ],
  "/v1/profile/skills?title=wel": [{ id: 3, title: "Welding" }],
};
let calls: Sent[];
beforeEach(() => {
  forgetAll();
  calls = answerWith(({ path }) => ({ body: { payload: lists[path] ?? [], message: "OK" } }));
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const form = { section: birthplace, signal };
const australia = { id: 21, title: "Australia" };

it("suggests the states of the country that is chosen, and none before", async () => {
  const { state } = birthplace.fields;
  expect(await suggest(state, "vic", { ...form, values: { country: australia } })).toMatchObject([
    { title: "Victoria" },
  ]);
  expect(await suggest(state, "vic", { ...form, values: { country: null } })).toEqual([]);
});

it("suggests the cities of the state that was typed, and none for a state that is not known", async () => {
  const { city } = birthplace.fields;
  const values = { country: australia, state: "new south wales" };
  expect(await suggest(city, "new", { ...form, values })).toMatchObject([{ title: "Newtown" }]);
  calls.length = 0;
  expect(await suggest(city, "new", { ...form, values: { ...values, state: "Atlantis" } })).toEqual([]);
  expect(calls.map(({ path }) => path)).toEqual(["/v1/profile/states/21"]);
});

it("asks for skills while they are typed", async () => {
  const found = await suggest(skill.fields.skill, "wel", { section: skill, values: {}, signal });
  expect(found).toEqual([{ id: 3, title: "Welding" }]);
});
