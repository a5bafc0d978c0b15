import { expect, it } from "vitest";
import { mayLeadOn } from "../../src/domain/leading-paths.ts";

it.each([
  "/ag",
  "/company/acme",
  "/ag/x/y",
  "/user",
  "/jobs",
  "/jobs/Chef",
  "/job/3",
  "/job/3/x",
  "/recruiter/x",
  "/enterprise",
])("the page of %s may lead on", (path) => expect(mayLeadOn(path)).toBe(true));

it.each([
  "/",
  "/job/searched",
  "/job/liked",
  "/user/account",
  "/saved-search/stop",
  "/page/jobs",
  "/job/3/x/y",
])("the page of %s is not made to learn whether it does", (path) => expect(mayLeadOn(path)).toBe(false));
