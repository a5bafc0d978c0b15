import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { seekers } from "../../src/server/auth/tables.ts";
import { errorText } from "../../src/runtime/error-for-log.ts";
import { openLog } from "../../src/server/platform/log.ts";
import { onEachDatabase } from "../server/test-api.ts";

const marker = "marker-7f3a";

/** What the log and the console of a command tell of an error. */
const toldOf = (error: unknown): string[] => {
  const lines: string[] = [];
  openLog("info", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  return [lines.join(""), errorText(error)];
};

onEachDatabase("the log of a failed statement", (api) => {
  const person = {
    email: marker,
    passwordHash: marker,
    givenName: `a\n    at ${marker} (x:1:1)`,
    familyName: "b",
  };
  it.each([
    ["a value of another type", () => api.db.execute(sql`select ${marker}::uuid`)],
    ["a number that is too large", () => api.db.execute(sql`select ${`9999999999${marker}`}::integer`)],
    ["what is no search", () => api.db.execute(sql`select to_tsquery(${`${marker} & |`})`)],
    ["what is no JSON", () => api.db.execute(sql`select ${`{"a": ${marker}}`}::jsonb`)],
    [
      "a row that is there",
      async () => {
        await api.db.insert(seekers).values(person).onConflictDoNothing();
        await api.db.insert(seekers).values(person);
      },
    ],
    ["a table that is not there", () => api.db.execute(sql`select * from nothing where a = ${marker}`)],
  ])("names the statement and the reason, and no value of it: %s", async (_what, fail) => {
    const error = await fail().then(
      () => null,
      (reason: unknown) => reason,
    );
    for (const told of toldOf(new Error("The call failed.", { cause: error }))) {
      expect(told).not.toContain(marker);
      expect(told).toContain("Failed query: ");
      expect(told).toMatch(/violates|out of range|invalid input|syntax error|does not exist/);
      expect(told).toContain("log.test.ts");
    }
  });
});

it("the log has no signature, token or password out of an address", () => {
  const addresses = [
    "https://files/x?expires=1&signature=abc",
    "https://s3/x?X-Amz-Credential=abc&X-Amz-Signature=abc",
    "https://site/auth?id_token=abc",
    "postgres://user:abc@db/x",
  ];
  for (const address of addresses)
    for (const told of toldOf(new Error(`Failed to fetch ${address} now.`))) {
      expect(told).not.toContain("abc");
      expect(told).toContain("now.");
    }
});

it("the log keeps what helps to fix an error", () => {
  const error = Object.assign(new TypeError("no answer"), { code: "ECONNREFUSED", port: 25, secret: "abc" });
  const [line, text] = toldOf(new AggregateError([error], "none of them"));
  expect(JSON.parse(line!).err).toMatchObject({
    type: "AggregateError",
    errors: [{ type: "TypeError", message: "no answer", code: "ECONNREFUSED", port: 25 }],
  });
  expect(line).not.toContain("abc");
  expect(text).toMatch(/AggregateError: none of them\n +at .*\n(.*\n)*caused by TypeError: no answer\n +at/);
});
