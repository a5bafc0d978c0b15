import { expect, it } from "vitest";
import { pathAreas } from "../../src/domain/path-areas.ts";

it.each([
  // Paths containing enterprise, association, recruiter, mobile, competition, aggregation.
  ["/enterprise/acme", ["enterprise"]],
  ["/association/motor-traders", ["association"]],
  ["/recruiter/bright-people", ["recruiter"]],
  ["/mobile/about-us", ["mobile"]],
  ["/competition/win-a-ute", ["competition"]],
  ["/aggregation/rural-jobs", ["aggregation"]],
  ["/mobile/enterprise/acme", ["mobile", "enterprise"]],
  ["/enterprise/acme/benefits", ["enterprise"]],
  ["/enterprise/acme/competition", ["enterprise", "competition"]],
  ["/mobile", ["mobile"]],
  ["/mobile?from=app", ["mobile"]],
  // Paths beginning with /ag or /user.
  ["/ag/rural-jobs", ["aggregation"]],
  ["/user", ["user"]],
  ["/user/saved", ["user"]],
  ["/mobile/user/saved", ["mobile"]],
  ["/enterprise/ag", ["enterprise"]],
  ["/enterprise/user", ["enterprise"]],
  // Whole parts only.
  ["/", []],
  ["/enterprises/acme", []],
  ["/mobiles", []],
  ["/agriculture", []],
  ["/agency/acme", []],
  ["/users", []],
  ["/sponsor", []],
  ["/Enterprise/acme", []],
  // Never below /job, /jobs or /page.
  ["/job/12/mobile-plant-operator", []],
  ["/job/12/mobile", []],
  ["/jobs/mobile", []],
  ["/page/competition", []],
  ["/enterprise/acme/page/mobile", ["enterprise"]],
  ["/mobile/job/12/recruiter", ["mobile"]],
  ["/job/searched?q=mobile", []],
  ["/employers?type=recruiter", []],
])("%s is in %j", (path, areas) => {
  expect(pathAreas(path)).toEqual(areas);
});
