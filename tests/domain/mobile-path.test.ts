import { expect, it } from "vitest";
import { insideOf, withMobile, withoutMobile } from "../../src/domain/mobile-path.ts";

it.each([
  ["/mobile", "/"],
  ["/mobile/job/searched", "/job/searched"],
  ["/mobile/enterprise/acme", "/enterprise/acme"],
])("the page of %s is %s, and back", (mobile, path) => {
  expect(withoutMobile(mobile)).toBe(path);
  expect(withMobile(path)).toBe(mobile);
});

it.each(["/", "/mobiles", "/job/mobile", "/page/mobile/x"])("%s is not in the web view", (path) => {
  expect(withoutMobile(path)).toBeNull();
});

it("keeps links inside the web view, and leaves those of other pages alone", () => {
  expect(insideOf("/mobile/enterprise/acme", "/job/1/cook?from=acme")).toBe("/mobile/job/1/cook?from=acme");
  expect(insideOf("/mobile/enterprise/acme", "/mobile/job/1/cook")).toBe("/mobile/job/1/cook");
  expect(insideOf("/enterprise/acme", "/job/1/cook")).toBe("/job/1/cook");
});
