import fc from "fast-check";
import "../../seed.ts";
import { describe, expect, it } from "vitest";
import { brandOfHost, hostsOf, normalHost, sitePath } from "../../../src/domain/brands/host-rule.ts";

const brands = [
  { id: "workinaus", hosts: ["jobs.example.com"], default: true },
  { id: "automotive", hosts: ["cars.example.com"], default: false },
];

describe("a host header picks its brand", () => {
  it.each([
    ["automotive.localhost", "automotive"],
    ["automotive.localhost:4321", "automotive"],
    ["AUTOMOTIVE.LocalHost:80", "automotive"],
    ["automotive.localhost.", "automotive"],
    ["automotive.localhost.:4321", "automotive"],
    [" cars.example.com ", "automotive"],
    ["jobs.example.com", "workinaus"],
    ["localhost:4321", "workinaus"],
    ["127.0.0.1:4321", "workinaus"],
    ["[::1]:4321", "workinaus"],
    ["unknown.example.com", null],
    ["automotive.localhost.evil.example", null],
    ["notautomotive.localhost", null],
    ["automotive", null],
    ["automotive.localhost:99999999", null],
    ["automotive.localhost/..", null],
    ["a b", null],
    ["", null],
    [undefined, null],
  ])("%j is the site of %j", (header, id) => {
    expect(brandOfHost(header, brands, { unknownHost: "refuse" })).toBe(id);
  });

  it("gives unknown hosts the default brand only where that is allowed", () => {
    expect(brandOfHost("unknown.example.com", brands, { unknownHost: "default" })).toBe("workinaus");
    expect(brandOfHost("cars.example.com", brands, { unknownHost: "default" })).toBe("automotive");
    expect(brandOfHost("x.example.com", [brands[1]!], { unknownHost: "default" })).toBeNull();
  });

  it("puts the brand's public host first, wherever it is written", () => {
    expect(hostsOf(brands[1]!)).toEqual(["cars.example.com", "automotive.localhost"]);
    expect(hostsOf({ ...brands[1]!, hosts: ["a.localhost", "cars.example.com"] })).toEqual([
      "cars.example.com",
      "a.localhost",
      "automotive.localhost",
    ]);
  });

  it("compares any header without failing", () => {
    fc.assert(fc.property(fc.string(), (header) => void normalHost(header)));
  });
});

describe("a path is looked for inside the brand's own folder", () => {
  it.each([
    ["/", "/automotive/"],
    ["/page/about-us", "/automotive/page/about-us"],
    ["/early-learning/page/about-us", "/automotive/early-learning/page/about-us"],
    ["/_astro/app.js", "/_astro/app.js"],
    ["/job/caf%C3%A9", "/automotive/job/caf%C3%A9"],
    ["/100%25", "/automotive/100%25"],
    ["/_astronomy", "/automotive/_astronomy"],
  ])("%s is %s", (path, served) => {
    expect(sitePath("automotive", path)).toEqual({ kind: "serve", path: served });
  });

  it.each([
    ["/page/about-us/", "/page/about-us"],
    ["//job//searched", "/job/searched"],
    ["/./job", "/job"],
    ["/page/x/index.html", "/page/x"],
    ["/index.html", "/"],
    ["///", "/"],
    ["//evil.example", "/evil.example"],
  ])("%s redirects to its one form %s", (path, to) => {
    expect(sitePath("automotive", path)).toEqual({ kind: "redirect", to });
  });

  it.each([
    "/..",
    "/../early-learning/",
    "/%2e%2e/early-learning/",
    "/%252e%252e/early-learning",
    "/a/..%2f..%2fearly-learning",
    "/..\\early-learning",
    "/%5c..%5cx",
    "/%00",
    "/%",
    "/_astro/../early-learning/index.html",
    "/_astro/%2e%2e/early-learning/index.html",
  ])("%s is refused", (path) => {
    expect(sitePath("automotive", path)).toEqual({ kind: "refuse" });
  });

  it("never leaves the folder, whatever the path", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.constantFrom("..", "%2e%2e", "/", "\\", ".", "%2f", "%25", "early-learning")),
        (text, parts) => {
          const site = sitePath("automotive", `/${text}${parts.join("/")}`);
          if (site.kind !== "serve") return;
          const resolved = new URL(site.path, "http://x").pathname;
          expect(/^\/(automotive|_astro|_image|_server-islands|_actions)(\/|$)/.test(resolved)).toBe(true);
        },
      ),
    );
  });
});
