import { describe, expect, it } from "vitest";
import { createApp } from "../../../../src/server/app.ts";
import { isDatabaseAway } from "../../../../src/server/platform/database/database-away.ts";
import { openPostgres } from "../../../../src/server/platform/database/open-postgres.ts";
import { onOneDatabase } from "../../test-api.ts";

const withCode = (code: string) =>
  new Error("failed", { cause: Object.assign(new Error("below"), { code }) });

describe("an error of the database", () => {
  it.each(["ECONNREFUSED", "ECONNRESET", "08006", "57P01", "57P03", "53300", "53100", "25006"])(
    "with %s says that it is away for a while",
    (code) => expect(isDatabaseAway(withCode(code))).toBe(true),
  );

  it.each(["23505", "22P02", "42P01", "40001", "EACCES"])("with %s is one of the statement", (code) =>
    expect(isDatabaseAway(withCode(code))).toBe(false),
  );

  it("is known where nobody listens at its address", async () => {
    const error = await openPostgres("postgres://nobody@127.0.0.1:1/none", 1).catch(
      (thrown: unknown) => thrown,
    );
    expect(isDatabaseAway(error)).toBe(true);
  });
});

onOneDatabase("while the database is away", (api) => {
  it.each([
    ["GET", "/v1/seeker/job/1"],
    ["POST", "/v1/seeker/job"],
    ["POST", "/v1/auth/login"],
    ["GET", "/sitemap.xml"],
    ["GET", "/indeed.xml"],
    ["GET", "/readyz"],
  ])("%s %s says 503 and when to come back", async (method, path) => {
    const gone = () => {
      throw withCode("ECONNREFUSED");
    };
    const db = new Proxy(api.db, { get: () => gone });
    const app = createApp({ ...api.services, db });
    const answer = await app.request(`http://localhost${path}`, {
      method,
      headers: { host: "localhost", "content-type": "application/json" },
      ...(method === "POST" && {
        body: '{"email":"a@example.com","password":"anything at all"}',
      }),
    });
    expect({ status: answer.status, again: answer.headers.get("retry-after") }).toEqual({
      status: 503,
      again: "5",
    });
    expect(await answer.json()).toEqual({
      message: "The site cannot reach its database just now. Please try again in a moment.",
    });
  });
});
