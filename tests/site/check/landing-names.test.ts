import { expect, it } from "vitest";
import { checkLandingNames } from "../../../src/site/check/landing-names.ts";

const routes = ["/[brand]/[...landing]", "/[brand]/jobs/[slug]", "/[brand]/sign-in", "/[brand]/job/searched"];
const check = (name: string) => () => checkLandingNames(routes, [`src/content/landings/${name}.json`]);

it("takes names that no page has, and the one above the pages of jobs", () => {
  for (const name of ["home", "apply-now", "job", "winter-2027"]) expect(check(name)).not.toThrow();
});

it("refuses the addresses of other pages and of the API, and says which file to rename", () => {
  expect(check("sign-in")).toThrow(
    "src/content/landings/sign-in.json: rename it: other pages have the address /sign-in",
  );
  for (const name of ["jobs", "v1", "api"]) expect(check(name)).toThrow("rename it");
});

it("refuses names that make no address", () => {
  for (const name of ["Apply now", "_draft", "a--b"]) expect(check(name)).toThrow("lower-case letters");
});
