import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answerPath } from "../../src/domain/support-paths.ts";
import { confirmEntryPath } from "../../src/domain/competitions/competition-path.ts";
import { receivedPath } from "../../src/domain/received-applications.ts";
import { savedSearchLink } from "../../src/domain/search/saved-search.ts";
import { isSecretPath, loggedPath, secretPaths } from "../../src/domain/secret-paths.ts";
import { headersOfPage } from "../../src/server/http/page-headers.ts";
import { deliveredFilePath } from "../../src/server/hiring/delivered-files.ts";
import { modules } from "../../src/server/modules.ts";
import { archivePath, csvPath, filePath } from "../../src/server/received-applications/download-paths.ts";
import { signPath } from "../../src/server/platform/signed-path.ts";
import { signDownload } from "../../src/server/shared-documents/download-path.ts";

const secretName = /token|signature|secret|ticket|otp|password/i;
const pages = join(import.meta.dirname, "../../src/pages/[brand]");

it("every call with a secret in its address is known as one", () => {
  const names = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  const calls = modules.flatMap((one) => Object.values(one.calls));
  const secret = calls.filter(({ params, query }) =>
    [...names(params), ...names(query)].some((name) => secretName.test(name)),
  );
  expect(secret.length).toBeGreaterThan(3);
  for (const { path } of secret) expect(secretPaths, path).toHaveProperty([path]);
});

it("every page with a secret in its address is known as one, and sends the address nowhere", () => {
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".astro"),
  );
  const secret = files.filter(
    (file) =>
      secretName.test(file) ||
      /searchParams\.get\("token"\)|externalReturnPath/.test(readFileSync(join(pages, file), "utf8")),
  );
  expect(secret.length).toBeGreaterThan(6);
  for (const file of secret) {
    const path = `/${file.replace(/\.astro$|\/index\.astro$/g, "")}`;
    expect(isSecretPath(path), path).toBe(true);
    expect(headersOfPage(path)).toMatchObject({ "referrer-policy": "no-referrer" });
  }
});

it("no link that opens something is in a log as it is", () => {
  const key = new TextEncoder().encode("a secret that only tests know, long enough");
  const id = "3f0e8f5e-55b2-4c53-9d8b-6f2f2a3f6a01";
  const links = [
    "/shared/s3cret",
    receivedPath("s3cret"),
    receivedPath("s3cret", 12),
    "/v1/uploads/s3cret/name.pdf?signature=s3cret",
    "/v1/account/data.zip?token=s3cret",
    savedSearchLink("confirm", "s3cret"),
    savedSearchLink("stop", "s3cret"),
    confirmEntryPath("barista-cup", "s3cret"),
    answerPath("support", "s3cret"),
    answerPath("consultation", "s3cret"),
    ...[filePath(id, 1, id), archivePath(id, 1), csvPath(id)].map((path) => signPath(path, key)),
    signDownload({ link: id, document: 1 }, key),
    deliveredFilePath(id, id, key),
  ];
  for (const link of links) {
    expect(isSecretPath(link.split("?")[0]!), link).toBe(true);
    expect(loggedPath(link)).not.toMatch(/s3cret|signature|expires/);
  }
  expect(loggedPath("/mobile/shared/s3cret")).toBe("/mobile/shared/-");
  expect(loggedPath("/job/12/chef")).toBe("/job/12/chef");
});
