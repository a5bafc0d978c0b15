// @vitest-environment happy-dom
import { atom } from "nanostores";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApplyFlow } from "../../../src/features/applications/apply/apply-flow.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { createJobApplication } from "../../../src/features/applications/job-application.ts";
import { $signInRequest, signInDialogId } from "../../../src/features/session/require-seeker.ts";
import { continueHash } from "../../../src/domain/jobs/application-text.ts";
import { ownApplications } from "../../../src/features/applications/started.ts";
import { $seeker, keepSeeker } from "../../../src/features/session/seeker.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

beforeEach(() => {
  forgetAll();
  document.body.innerHTML = `<div id="${signInDialogId}"></div>`;
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("says that a draft is kept when the dialog is closed, and nothing once it is sent", () => {
  const page = createJobApplication(7);
  page.close({ $state: atom({ step: "note" }), leave: () => true } as unknown as ApplyFlow);
  expect(takeToasts()).toMatchObject([
    { kind: "info", text: expect.stringMatching(/^Draft kept\./) as string },
  ]);
  page.close({ $state: atom({ step: "successModal" }), leave: () => false } as unknown as ApplyFlow);
  expect(takeToasts()).toEqual([]);
});

it("opens what was started where the address says so, and closes it when another seeker signs in", async () => {
  answerWith(() => ({ body: { payload: { applied: false, application: null }, message: "OK" } }));
  const { token, seeker } = await session();
  giveToken(token);
  keepSeeker(seeker);
  const page = createJobApplication(7);
  await page.begin(continueHash);
  expect(page.$task.get()).toEqual({ kind: "closed" });
  ownApplications.keep({ id: 7, title: "Cook", employer: "Inn" }, {});
  await page.begin("");
  expect(page.$task.get()).toEqual({ kind: "closed" });
  await page.begin(continueHash);
  expect(page.$task.get()).toEqual({ kind: "new" });
  page.leaveToOther();
  expect(page.$task.get()).toEqual({ kind: "closed" });
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
  const begun = page.begin("");
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.$task.get()).toEqual({ kind: "closed" });

  $signInRequest.get()!.done(true);
  await Promise.all([applying, begun]);
  expect($signInRequest.get()).toBeNull();
  expect(page.$task.get()).toEqual({ kind: "new" });
});
