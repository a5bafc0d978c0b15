import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundleEmbed } from "../../src/build/embed-script.ts";

it("the script for employers' web sites stays below 6 KB", async () => {
  const code = await bundleEmbed();
  expect(code).toContain("/v1/embed/");
  expect(gzipSync(code).length).toBeLessThan(6 * 1024);
});

it("the script for employers' web sites needs nothing that a strict policy blocks", async () => {
  const code = await bundleEmbed();
  expect(code).not.toMatch(
    /\beval\(|new Function|innerHTML|\.style\b|setAttribute\(.style|document\.cookie|localStorage/,
  );
  expect(code).not.toMatch(/\bimport\b|\bexport\b/);
});
