import { join } from "node:path";
import { expect, it } from "vitest";
import { login } from "../../src/contract/auth.ts";
import { documentTypes } from "../../src/contract/uploads.ts";
import { isPlain, slimModule } from "../../src/build/slim-contract-plugin.ts";

const file = (name: string) => join(import.meta.dirname, `../../src/contract/${name}.ts`);

it("gives browser code a call as method, path and auth", async () => {
  const { method, path, auth } = login;
  expect(await slimModule(file("auth"))).toContain(
    `export const login = ${JSON.stringify({ method, path, auth })};`,
  );
});

it("gives browser code the calls of the profile's sections, and their labels, without a schema", async () => {
  const sections = await slimModule(file("profile/sections"));
  const list = JSON.stringify({ method: "GET", path: "/v4/languages", auth: "seeker" });
  expect(sections).toMatch(/^export const sectionCalls = /m);
  expect(sections).toContain(`"language":{"list":${list},`);
  expect(sections).toMatch(/export const sectionOutlines = \[\{"name":"basic".*"label":"Level"/);
  expect(sections).not.toContain("export const sections =");
});

it("gives constants as they are, and leaves schemas and functions to the file itself", async () => {
  const uploads = await slimModule(file("uploads"));
  expect(uploads).toContain(`export const documentTypes = ${JSON.stringify(documentTypes)};`);
  expect(uploads).not.toContain("export const storedFile");
  expect(uploads).toContain(`export * from "${file("uploads")}?schemas";`);
  expect(await slimModule(file("call"))).not.toContain("export const");
});

it("bundles a file without schemas unchanged, so that the lists it shares are sent once", async () => {
  const plain = async (name: string) => [name, await isPlain(file(name))];
  expect(await Promise.all(["job-options", "job-filters", "jobs", "profile/sections"].map(plain))).toEqual([
    ["job-options", true],
    ["job-filters", true],
    ["jobs", false],
    ["profile/sections", false],
  ]);
});
