// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "../../../src/domain/storage-keys.ts";
import { forgetSession } from "../../../src/features/session/clear-session.ts";
import { followSession } from "../../../src/features/session/follow-session.ts";
import { emptyDraft, readDraft } from "../../../src/features/applications/apply/drafts.ts";
import { ownApplications } from "../../../src/features/applications/started.ts";
import { keepSeeker } from "../../../src/features/session/seeker.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const sections = `${storageKeys.cache}profile-language`;
const passports = `${storageKeys.privateCache}profile-passport`;
const draft = `${storageKeys.draft}7f3c:profile-passport`;

beforeEach(async () => {
  forgetAll();
  answerWith(() => ({}));
  const own = await session();
  giveToken(own.token);
  keepSeeker(own.seeker);
  localStorage.setItem(sections, "{}");
  sessionStorage.setItem(passports, "{}");
  sessionStorage.setItem(draft, "{}");
  ownApplications.keep({ id: 7, title: "Cook", employer: "Inn" }, { ...emptyDraft, phone: "0400 111 222" });
  localStorage.setItem("portal:apply-draft-8", "{}");
  localStorage.setItem(storageKeys.theme, "dark");
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

it("nothing of a seeker's profile is left in the browser once the session is over", () => {
  forgetSession();
  expect(kept()).toEqual([storageKeys.theme]);
});

it("nothing of it is left when somebody else signs in, in this tab or another", async () => {
  const stop = followSession();
  keepSeeker({ ...(await session()).seeker, given_name: "Samantha" });
  expect(kept()).toContain(draft);
  expect(readDraft(7)?.phone).toBe("0400 111 222");
  keepSeeker({ id: "8a11", email: "ann@example.com", given_name: "Ann", family_name: "Bell" });
  expect(kept()).toEqual([storageKeys.seeker, storageKeys.theme]);
  stop();
});
