import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall, type Call } from "../../../../src/contract/call.ts";
import {
  firstApiCalls,
  firstApiOperationName,
  isInFirstApi,
} from "../../../../src/contract/profile/first-api-calls.ts";
import { callsOf, operationName } from "../../../../src/contract/profile/section-calls.ts";
import { sections } from "../../../../src/contract/profile/sections.ts";
import { ignoredFields } from "../../../../src/server/http/input/ignored-fields.ts";
import { module, type Module } from "../../../../src/server/http/mount.ts";
import { openApi } from "../../../../src/server/http/open-api/open-api.ts";
import { modules } from "../../../../src/server/modules.ts";

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Json[];
  parameters: { name?: string; in?: string; description?: string; required?: boolean; schema?: Json }[];
  requestBody?: { required: boolean; content: Json };
  responses: Record<string, { description: string; content: Json }>;
}

/** The document as a client receives it. */
const documentOf = (of: readonly Module[]) =>
  JSON.parse(JSON.stringify(openApi(of))) as Omit<ReturnType<typeof openApi>, "paths"> & {
    paths: Record<string, Record<string, Operation>>;
  };

/** The operation of one call that is in no contract. */
const describeCall = (call: Call, schemas: Json = {}) => {
  const document = documentOf([module({ exampleCall: call, ...schemas }, {} as never)]);
  return { document, operation: document.paths[call.path]![call.method.toLowerCase()]! };
};

const document = documentOf(modules);
const operationOf = ({ path, method }: Call) => document.paths[path]?.[method.toLowerCase()];

const folder = join(import.meta.dirname, "../../../../src/contract");
const contract = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => import(join(folder, file)) as Promise<Json>),
);
const ofSections = sections.flatMap((section) =>
  Object.entries(callsOf(section)).map(([key, call]): [string, Call] => [operationName(section, key), call]),
);
const ofFirstApi = sections.flatMap((section) =>
  isInFirstApi(section)
    ? Object.entries(firstApiCalls(section)).map(([key, call]): [string, Call] => [
        firstApiOperationName(section, key),
        call,
      ])
    : [],
);
const calls = [
  ...contract.flatMap((file) => Object.entries(module(file, {} as never).calls)),
  ...ofSections,
  ...ofFirstApi,
];

it("is a valid OpenAPI 3.1 document", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(await new Validator().validate(documentOf(modules))).toEqual({ valid: true });
});

it("names each operation once", () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual([...calls.map(([name]) => name), "getHost", "getIp", "sendFile"].toSorted());
});

it.each(["host", "ip"])("has the call for the %s of a request, which has no envelope", (key) => {
  expect(document.paths[`/api/${key}`]!["get"]!.responses["200"]!.content).toMatchObject({
    "application/json": { schema: { required: [key] } },
  });
});

it("refers to nothing that it does not hold", () => {
  const text = JSON.stringify(document);
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  expect(text).not.toContain("#/$defs/");
  expect(names).toContain("JobCard");
});

describe.each(calls)("%s", (name, call) => {
  const operation = operationOf(call)!;

  it("is described by its sentence, its name and its resource", () => {
    expect(operation).toMatchObject({ operationId: name, description: call.summary });
    expect(operation.summary).toMatch(/^[A-Z][a-z ]+$/);
    expect(operation.tags).toEqual([expect.stringMatching(/^[A-Z][a-z ]+$/)]);
  });

  it("says who may make it", () => {
    const cookies = [...(call.cookies?.needs ?? []), ...(call.cookies?.takes ?? [])].map((name) => ({
      [name]: [],
    }));
    const nobody = call.cookies?.takes ? [{}] : [];
    const security = {
      public: [...cookies, ...nobody],
      optional: [{ bearer: [] }, ...cookies, {}],
      seeker: [{ bearer: [] }],
    };
    expect(operation.security).toEqual(security[call.auth]);
    expect("401" in operation.responses).toBe(call.auth === "seeker" || 401 in (call.errors ?? {}));
  });

  it("has every part of its path as a parameter, with a type", () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(call.path.match(/\{\w+\}/g) ?? []);
    for (const parameter of operation.parameters.filter((one) => one.in))
      expect(parameter.schema, parameter.name).toMatchObject({ type: expect.any(String) });
  });

  it("has a body exactly where the call takes one", () => {
    expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
    expect("413" in operation.responses).toBe(call.body !== undefined);
  });

  it("lists its answer and every refusal of the contract", () => {
    const envelope = {
      "application/json": {
        schema: { required: ["payload", "message"], properties: { payload: expect.any(Object) } },
      },
    };
    const isFile = call.payload instanceof z.core.$ZodFile;
    expect(operation.responses["200"]!.content).toMatchObject(isFile ? {} : envelope);
    for (const [status, description] of Object.entries(call.errors ?? {}))
      expect(operation.responses[status]).toMatchObject({ description });
    expect(operation.responses).toHaveProperty("default");
  });
});

it("describes a call that answers a file by its content types, without an envelope", () => {
  const payload = z.file().check(z.mime(["application/pdf", "text/csv"]));
  const { operation } = describeCall({
    method: "GET",
    path: "/v1/x",
    summary: "X.",
    auth: "public",
    payload,
  });
  expect(operation.responses["200"]!.content).toEqual({
    "application/pdf": { schema: {} },
    "text/csv": { schema: {} },
  });
});

it("describes an id in a path as the number that it is read to", () => {
  const { operation } = describeCall(
    defineCall({ ...calls.find(([name]) => name === "likeJob")![1], path: "/v1/example/{id}" }),
  );
  expect(operation.parameters[0]).toEqual({
    name: "id",
    in: "path",
    description: "The id of a job, as `searchJobs` gives it.",
    required: true,
    schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
  });
});

it("says of every id in a path whose it is, and which call gives it", () => {
  const names = new Set(calls.map(([name]) => name));
  for (const [name] of calls)
    for (const parameter of operationOf(new Map(calls).get(name)!)!.parameters) {
      if (parameter.in !== "path" || !/id$/i.test(parameter.name!)) continue;
      expect(parameter.description, name).toMatch(/^The id of an? .* `\w+`/);
      for (const [, call = ""] of parameter.description!.matchAll(/`(\w+)`/g)) expect(names).toContain(call);
    }
});

it("asks for a body only where the call cannot do without", () => {
  const field = z.object({ name: z.string() });
  const call = { method: "POST", path: "/v1/x", summary: "X.", auth: "public", payload: z.null() } as const;
  expect(describeCall({ ...call, body: field }).operation.requestBody?.required).toBe(true);
  expect(
    describeCall({ ...call, body: z._default(field, { name: "" }) }).operation.requestBody?.required,
  ).toBe(false);
});

it("says of every parameter and of every property what it holds", () => {
  const silent: string[] = [];
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties = {}, parameters = [] } = node as { properties?: Json; parameters?: Json[] };
    const told = [
      ...Object.entries(properties),
      ...Object.values(parameters).map((one) => [one["name"], one] as const),
    ];
    for (const [name, one] of told as [string, Json][])
      if (!one["description"] && !one["$ref"]) silent.push(`${at} ${name}`);
    for (const [key, part] of Object.entries(node)) visit(part, `${at}/${key}`);
  };
  visit(document, "");
  expect(silent).toEqual([]);
});

it("gives the values of maps a type, null once in a choice, and no schema that nothing refers to", () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain('"propertyNames":{"type":"string"}}');
  expect(text).toContain('"type":"object","additionalProperties":{"type":"string"}');
  expect(text).not.toMatch(/"anyOf":\[\{"anyOf":/);
  for (const name of Object.keys(document.components.schemas))
    expect(text).toContain(`"#/components/schemas/${name}"`);
});

it("declares what limits, other methods and other types are answered, with their headers", () => {
  const { responses } = document.components as unknown as { responses: Record<string, { headers: Json }> };
  expect(Object.keys(responses["TooMany"]!.headers)).toEqual(["Retry-After"]);
  expect(Object.keys(responses["WrongMethod"]!.headers)).toEqual(["Allow"]);
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path)))
    expect(Object.keys(operation.responses), operation.operationId).toEqual(
      expect.arrayContaining(["429", "default"]),
    );
});

it("has an example of every body on the way to a receipt, which the call takes as it stands", () => {
  const withExample = calls.flatMap(([name, call]) => {
    const body = operationOf(call)!.requestBody?.content["application/json"] as { example?: unknown };
    return body?.example === undefined ? [] : [{ name, call, example: body.example }];
  });
  expect(withExample.map(({ name }) => name).toSorted()).toEqual([
    "applyToJob",
    "login",
    "searchJobs",
    "signUpload",
    "updateApplication",
    "uploadFile",
  ]);
  for (const { name, call, example } of withExample) {
    expect(z.safeParse(call.body!, example).error, name).toBeUndefined();
    expect(ignoredFields(call.body!, example), name).toEqual([]);
  }
});

it("has the pattern that a text is checked by, not only the one of every text", () => {
  const body = (path: string, method = "post") =>
    (document.paths[path]![method]!.requestBody!.content["application/json"] as Body).schema.properties;
  type Body = { schema: { properties: Record<string, Json> } };
  expect(body("/v1/stories")["contact"]!["pattern"]).toContain("@");
  expect(body("/v1/seeker/job/apply-job")["phone"]!["pattern"]).toContain("{6,15}");
  expect(body("/v1/profile/update")["country_code"]!["anyOf"]).toContainEqual(
    expect.objectContaining({ pattern: "^\\+?\\d{1,4}$" }),
  );
});

it("types both values of a change that was begun before another one", () => {
  const open = { additionalProperties: true };
  expect(document.components.schemas.ErrorAnswer.properties.payload.properties).toMatchObject({
    saved: { type: ["object", "null"], ...open },
    sent: { type: "object", ...open },
  });
});

it("names the schemas that a contract file exports, once", () => {
  const shelf = z.object({ books: z.array(z.string()) });
  const call = { method: "GET", path: "/v1/x", summary: "X.", auth: "public" } as const;
  const { document: made, operation } = describeCall({ ...call, payload: z.array(shelf) }, { shelf });
  expect(made.components.schemas).toMatchObject({ Shelf: { type: "object", required: ["books"] } });
  expect(JSON.stringify(operation.responses["200"])).toContain(
    '"items":{"$ref":"#/components/schemas/Shelf"}',
  );
});
