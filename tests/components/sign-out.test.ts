// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { signOut } from "../../src/components/sign-out.ts";
import { ownKeys, storageKeys } from "../../src/domain/storage-keys.ts";
import { ownApplications } from "../../src/features/applications/started.ts";
import { keepSeeker } from "../../src/features/session/seeker.ts";
import { answerWith, forgetAll, giveToken, session, type Sent } from "../features/server.ts";

let button: HTMLButtonElement;
let called: Sent[];

beforeEach(async () => {
  forgetAll();
  called = answerWith(() => ({}));
  vi.spyOn(location, "assign").mockReturnValue(undefined);
  const own = await session();
  giveToken(own.token);
  keepSeeker(own.seeker);
  button = document.createElement("button");
  button.textContent = "Sign out";
  // The store of the seeker is emptied between tests; happy-dom, unlike browsers, refuses to remove what is not there.
  button.dataset["signOut"] = ownKeys.filter((key) => key !== storageKeys.seeker).join(" ");
});

it("is asked for again where it removes an application that is not sent", async () => {
  ownApplications.keep({ id: 7, title: "Cook", employer: "Inn" }, {});
  await signOut(button);
  expect(button.textContent).toBe("Sign out and remove an application not sent");
  expect(called).toEqual([]);
  await signOut(button);
  expect(called).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.draft))).toEqual([]);
});

it("is done at once where nothing is lost", async () => {
  await signOut(button);
  expect(called).toHaveLength(1);
});

it("leaves nothing of what was searched for and looked at to the next person, and how the site looks as it is", async () => {
  const { recentSearches, viewedJobs, hiddenJobs, theme, home } = storageKeys;
  for (const key of [recentSearches, viewedJobs, hiddenJobs, theme, home]) localStorage.setItem(key, "[]");
  await signOut(button);
  for (const key of [recentSearches, viewedJobs, hiddenJobs])
    expect(localStorage.getItem(key), key).toBeNull();
  for (const key of [theme, home]) expect(localStorage.getItem(key), key).toBe("[]");
});
