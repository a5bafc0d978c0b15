import { expect, it } from "vitest";
import { externalProvider } from "../../src/contract/external-provider.ts";

const problems = (provider: object) =>
  externalProvider.safeParse({ label: "NECA", ...provider }).error?.issues.map(({ path }) => path.join("."));

it.each(["https://id.example.com", "https://id.example.com/realms/jobs", "http://127.0.0.1:4400"])(
  "a provider may have the issuer %s",
  (issuer) => expect(problems({ issuer })).toBeUndefined(),
);

it.each(["http://id.example.com", "id.example.com", "https://id.example.com/?a=b", "ftp://127.0.0.1", ""])(
  "a provider may not have the issuer %j",
  (issuer) => expect(problems({ issuer })).toEqual(["issuer"]),
);

it("an id token may not come in the query, where logs keep it", () => {
  for (const responseType of ["id_token", "code id_token"])
    expect(problems({ responseType, responseMode: "query" })).toEqual(["responseMode"]);
  expect(problems({ responseType: "id_token", responseMode: "form_post" })).toBeUndefined();
});

it("a scope without openid is refused", () => {
  expect(problems({ scope: "email profile" })).toEqual(["scope"]);
});
