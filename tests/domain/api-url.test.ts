import { expect, it } from "vitest";
import { apiUrlAt } from "../../src/domain/api-url.ts";

const bases = { v1: "https://unified.example.com", v4: "https://new.example.com/base" };

it.each([
  ["/v1/seeker/job?page=2", "https://unified.example.com/v1/seeker/job?page=2"],
  ["/v4/passports", "https://new.example.com/base/v4/passports"],
  ["/v1/auth/login", "/v1/auth/login"],
  ["/api/applicant/save-details", "/api/applicant/save-details"],
])("the call %s is made at %s", (path, url) => {
  expect(apiUrlAt(path, bases)).toBe(url);
  expect(apiUrlAt(path, { v1: "", v4: "" })).toBe(path);
});
