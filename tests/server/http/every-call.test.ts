import fc from "fast-check";
import "../../seed.ts";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Call, Schema } from "../../../src/contract/call.ts";
import { modules } from "../../../src/server/modules.ts";
import { onOneDatabase } from "../test-api.ts";
import { runs } from "../../runs.ts";

const calls = modules.flatMap(({ calls }) => Object.entries(calls));

/** Values that no field of any call takes as they are, or that break careless code. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "'; drop table jobs; --",
    "%",
    "\\",
  ),
  fc.constantFrom<unknown>(-1, 0, 0.5, 1e21, 2 ** 31, Number.MAX_SAFE_INTEGER, -(2 ** 63)),
  fc.constant("x".repeat(10_000)),
  fc.string({ unit: "binary" }),
  fc
    .anything({ withNullPrototype: false, maxDepth: 2 })
    .filter((value) => JSON.stringify(value) !== undefined),
  fc.array(fc.integer(), { maxLength: 200 }),
);

const fieldsOf = (schema: Schema | undefined): string[] => {
  if (!schema) return [];
  const { properties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.keys(properties ?? {});
};

/** A body with some of the call's own fields, each holding something nasty. */
const bodies = (call: Call) =>
  fc.oneof(
    fc.record(Object.fromEntries(fieldsOf(call.body).map((field) => [field, nasty])), { requiredKeys: [] }),
    nasty,
  );

const segments = fc.oneof(
  fc.constantFrom(
    "0",
    "-1",
    "1.5",
    "999999999",
    "99999999999999999999",
    "%00",
    "abc",
    "1%20or%201=1",
    "..%2f..",
    "null",
  ),
  fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

onOneDatabase("every call of the contract", (api) => {
  let token = "";
  beforeAll(async () => {
    token = (await api.signUp()).token;
    api.services.config.SITE_EDITOR = true;
  });

  const request = (call: Call, path: string, body: unknown, signedIn = true) =>
    api.fetch(path, {
      method: call.method,
      headers: {
        "host-name": "automotive.localhost",
        "content-type": "application/json",
        ...(signedIn && { authorization: `Bearer ${token}` }),
      },
      ...(call.method !== "GET" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  const expectClearAnswer = async (response: Response) => {
    if (response.ok && response.headers.has("content-disposition")) return response.body?.cancel();
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBeLessThan(500);
    expect(answer).toMatchObject({ message: expect.stringMatching(/\S/) });
  };

  describe.each(calls)("%s", (name, call) => {
    const pathWith = (segment: string) => call.path.replace(/\{\w+\}/g, segment);

    it("answers bad input with a clear message, never a failure of its own", async () => {
      await fc.assert(
        fc.asyncProperty(bodies(call), segments, async (body, segment) => {
          await expectClearAnswer(await request(call, pathWith(segment), body));
        }),
        runs(10, 100),
      );
    });

    it("answers any query string likewise", async () => {
      const names = fc.constantFrom("page", "hide_expired", "type", "per_page", ...fieldsOf(call.query));
      await fc.assert(
        fc.asyncProperty(names, nasty, async (field, value) => {
          const query = new URLSearchParams([[field, String(JSON.stringify(value))]]);
          await expectClearAnswer(await request(call, `${pathWith("1")}?${query}`, {}));
        }),
        runs(5, 40),
      );
    });

    if (call.body) {
      it("refuses a body that is no JSON, or no object", async () => {
        expect((await request(call, pathWith("1"), "{oops")).status).toBe(400);
        expect((await request(call, pathWith("1"), [1, 2])).status).toBe(422);
      });

      it("refuses a megabyte", async () => {
        const [field = "q"] = fieldsOf(call.body);
        expect((await request(call, pathWith("1"), { [field]: "x".repeat(1_000_000) })).status).toBe(413);
      });
    }

    if (call.params) {
      it.each(["abc", "0", "-1", "99999999999999999999", "%00"])("refuses the id %s", async (id) => {
        expect([404, 422]).toContain((await request(call, pathWith(id), {})).status);
      });
    }

    if (call.auth === "seeker") {
      it("asks to sign in first, whatever else is wrong", async () => {
        expect((await request(call, pathWith("1"), {}, false)).status).toBe(401);
      });
    }

    it("has a summary that ends like a sentence", () => {
      expect(call.summary, name).toMatch(/^[A-Z].*\.$/);
    });
  });
});
