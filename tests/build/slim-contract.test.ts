import { join } from "node:path";
import { expect, it } from "vitest";
import { login } from "../../src/contract/auth.ts";
import { documentTypes } from "../../src/contract/uploads.ts";
import { slimModule } from "../../src/build/slim-contract-plugin.ts";

const file = (name: string) => join(import.meta.dirname, `../../src/contract/${name}.ts`);

it("gives browser code a call as method, path and auth", async () => {
  const { method, path, auth } = login;
  expect(await slimModule(file("auth"))).toContain(
    `export const login = ${JSON.stringify({ method, path, auth })};`,
  );
});

it("gives constants as they are, and leaves schemas and functions to the file itself", async () => {
  const uploads = await slimModule(file("uploads"));
  expect(uploads).toContain(`export const documentTypes = ${JSON.stringify(documentTypes)};`);
  expect(uploads).not.toContain("export const storedFile");
  expect(uploads).toContain(`export * from "${file("uploads")}?schemas";`);
  expect(await slimModule(file("call"))).not.toContain("export const");
});
