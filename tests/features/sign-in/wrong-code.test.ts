import { expect, it } from "vitest";
import { CallError } from "../../../src/contract/caller.ts";
import { createCodeCheck } from "../../../src/features/sign-in/wrong-code.ts";

const all = "This code is wrong, used, too old, or was mailed for another request. Ask for a new code.";
const refused = (message = all) => new CallError(422, message, { otp: [message] });
const said = (error: unknown) => (error as CallError).errors["otp"]?.[0];
const slip = "That code is not right. Check it, or ask for a new one.";

it("takes a wrong code for a slip while the code is young, and has been tried a few times", () => {
  let now = 0;
  const check = createCodeCheck(() => now);
  for (let time = 0; time < 4; time++) expect(said(check.explain(refused()))).toBe(slip);
  expect(said(check.explain(refused()))).toBe(all);
  check.sentAgain();
  expect(said(check.explain(refused()))).toBe(slip);
  now = 10 * 60_000;
  expect(said(check.explain(refused()))).toBe(all);
});

it("leaves other errors as the server gives them", () => {
  const { explain } = createCodeCheck();
  const confirmed = refused("This address has been confirmed meanwhile. Sign in.");
  expect(explain(confirmed)).toBe(confirmed);
  const lost = new CallError(0, "No connection.");
  expect(explain(lost)).toBe(lost);
});
