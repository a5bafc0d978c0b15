// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedProfile, sharedText } from "../../../src/features/applications/shared-profile.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const offered = {
  sections: [
    { name: "passport", title: "Passports", sensitive: [{ name: "passport.number", title: "Number" }] },
    { name: "skill", title: "Skills", sensitive: [] },
  ],
  documents: [{ id: 3, name: "Reference" }],
};
const choice = { sections: ["skill"], sensitive: [], documents: [3] };

beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [false, "PUT /v4/profile/sharing-preferences/7", choice],
  [true, "POST /api/applicant/save-details", { application_id: 7, ...choice }],
])(
  "a choice is saved, and delivered where the employer has a hiring site (%s)",
  async (delivered, to, body) => {
    const shared = { sections: [], sensitive: [], documents: [], offered, delivered };
    const calls = answerWith(() => ({ body: { payload: choice, message: "Saved." } }));
    const store = createSharedProfile(7);
    expect(await store.save(shared, choice)).toMatchObject({ ok: true, message: "Saved." });
    expect(calls.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([[to, body]]);
    const state = store.$resource.get();
    expect(state.state === "ready" && sharedText(state.value)).toBe("Skills, Reference");
  },
);
