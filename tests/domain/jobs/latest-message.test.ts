import { expect, it } from "vitest";
import type { ApplicationEvent } from "../../../src/contract/application-fields.ts";
import { latestMessage } from "../../../src/domain/jobs/latest-message.ts";

const at = "2026-11-20T01:00:00Z";
const sent: ApplicationEvent = { by: "seeker", from: null, to: "submitted", note: "", at };
const wrote = (note: string): ApplicationEvent => ({
  by: "employer",
  from: "viewed",
  to: "viewed",
  note,
  at,
});
const withdrawn: ApplicationEvent = { ...sent, from: "viewed", to: "withdrawn" };
const again: ApplicationEvent = { ...sent, from: "withdrawn" };

it("is the last of the employer's notes, whatever has happened since", () => {
  const changed: ApplicationEvent = { ...sent, from: "viewed", to: "viewed" };
  expect(latestMessage([sent, wrote("Monday?"), wrote("Tuesday?"), wrote(""), changed])?.note).toBe(
    "Tuesday?",
  );
  expect(latestMessage([sent, wrote("")])).toBeNull();
});

it("is about the application that was sent last, not about one that was withdrawn before", () => {
  expect(latestMessage([sent, wrote("Monday?"), withdrawn])?.note).toBe("Monday?");
  expect(latestMessage([sent, wrote("Monday?"), withdrawn, again])).toBeNull();
  expect(latestMessage([sent, wrote("Monday?"), withdrawn, again, wrote("Friday?")])?.note).toBe("Friday?");
});
