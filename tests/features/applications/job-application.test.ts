// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createJobApplication } from "../../../src/features/applications/job-application.ts";
import { $signInRequest, signInDialogId } from "../../../src/features/session/require-seeker.ts";
import { $seeker } from "../../../src/features/session/seeker.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

beforeEach(() => {
  forgetAll();
  document.body.innerHTML = `<div id="${signInDialogId}"></div>`;
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("opens the dialog to apply once the one to sign in is closed, and not when the account is confirmed in it", async () => {
  answerWith(() => ({ body: { payload: { applied: false, application: null }, message: "OK" } }));
  const page = createJobApplication(7);
  const applying = page.apply();
  await vi.waitFor(() => expect($signInRequest.get()).not.toBeNull());

  // The code was right: the page knows the seeker, and the dialog says so until it is closed.
  const { token, seeker } = await session();
  giveToken(token);
  $seeker.set(seeker);
  const begun = page.begin(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.$task.get()).toEqual({ kind: "closed" });

  $signInRequest.get()!.done(true);
  await Promise.all([applying, begun]);
  expect($signInRequest.get()).toBeNull();
  expect(page.$task.get()).toEqual({ kind: "new" });
});
