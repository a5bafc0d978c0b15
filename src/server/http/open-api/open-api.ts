import * as z from "zod";
import type { Call, Schema } from "../../../contract/call.ts";
import { described } from "../../../contract/described.ts";
import * as jobFields from "../../../contract/job-fields.ts";
import { schemasOf, type Module } from "../mount.ts";
import { exampleOf } from "./examples.ts";
import { introduction } from "./introduction.ts";
import { jsonSchema, Models, type JsonSchema } from "./json-schemas.ts";
import { errorAnswer, errorResponsesOf, headersOfSuccess, responses } from "./responses.ts";
import { securityOf, securitySchemes } from "./security.ts";
import { uploadPaths } from "./uploads.ts";

/** The OpenAPI 3.1 description of all calls, from their schemas. */
export const openApi = (modules: readonly Module[]) => {
  const models = new Models(
    Object.assign({}, schemasOf(jobFields), ...modules.map(({ schemas }) => schemas)),
  );
  const made: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, unknown>> = { ...addressPaths, ...uploadPaths };
  for (const [name, call] of modules.flatMap(({ calls }) => Object.entries(calls))) {
    const answer = answerOf(call, models);
    Object.assign(made, answer.$defs);
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, answer.content);
  }
  const tags = [...new Set(Object.values(paths).flatMap(tagsOf))].toSorted();
  return {
    openapi: "3.1.0",
    info: {
      title: "Signboard API",
      version: "1.0.0",
      description: introduction,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "The operator of this site" },
    },
    servers: [{ url: "/", description: "This site." }],
    tags: tags.map((name) => ({ name, description: `Calls on ${name.toLowerCase()}.` })),
    security: [],
    components: {
      securitySchemes,
      parameters: { HostName: hostName },
      responses,
      schemas: { ErrorAnswer: errorAnswer, ...usedIn(made, JSON.stringify(paths)) },
    },
    paths,
  };
};

const tagsOf = (path: Record<string, unknown>): string[] =>
  Object.values(path).flatMap((one) => (one as { tags: string[] }).tags);

/** The schemas that a text refers to, also by way of each other. */
const usedIn = (schemas: Record<string, JsonSchema>, text: string): Record<string, JsonSchema> => {
  const used = new Set<string>();
  const follow = (from: string): void => {
    for (const [, name = ""] of from.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (schemas[name] && !used.has(name)) {
        used.add(name);
        follow(JSON.stringify(schemas[name]));
      }
  };
  follow(text);
  return Object.fromEntries([...used].toSorted().map((name) => [name, schemas[name]!]));
};

const hostName = {
  name: "host-name",
  in: "header",
  description:
    "The host of the site that the call is for, such as automotive.localhost, where it is sent to another host of this installation. The id of a site is no host.",
  schema: { type: "string" },
};

const operation = (name: string, call: Call, answer: object) => {
  const headers = headersOfSuccess(call);
  return {
    operationId: name,
    summary: words(name),
    description: call.summary,
    tags: [tagOf(call.path)],
    security: securityOf(call) ?? [],
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      { $ref: "#/components/parameters/HostName" },
    ],
    ...(call.body && {
      requestBody: {
        content: json(jsonSchema(call.body, "input"), exampleOf(name)),
        required: !mayBeMissing(call.body),
      },
    }),
    responses: {
      200: { description: "OK", ...(Object.keys(headers).length && { headers }), content: answer },
      ...("ETag" in headers && { 304: { description: "The answer is as `If-None-Match` names it." } }),
      ...errorResponsesOf(call),
    },
  };
};

/** "searchJobs" is "Search jobs". */
const words = (name: string): string => title(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** "upload-file" is "Upload file". */
const title = (id: string): string => capital(id.replaceAll("-", " "));

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** The resource in a path: its first fixed part after the version and the role. */
const tagOf = (path: string): string =>
  title(path.split("/").find((part) => part && !/^(v\d+|seeker|\{\w+\})$/.test(part)) ?? "seeker");

/**
 * Path and query are text: a parameter is described by the type that it is parsed to. What a sentence on the whole says is
 * of the one parameter.
 */
const parameters = (schema: Schema | undefined, where: "path" | "query") => {
  if (!schema) return [];
  const given = jsonSchema(schema, "input");
  const read = jsonSchema(schema, "output");
  return Object.entries(given.properties ?? {}).map(([name, asGiven]) => {
    const asRead = read.properties?.[name];
    const { description = given.description, ...type } = (
      typeof asRead === "object" && asRead.type ? asRead : asGiven
    ) as JsonSchema;
    return {
      name,
      in: where,
      ...(description && { description }),
      required: where === "path" || (given.required ?? []).includes(name),
      schema: type,
    };
  });
};

const mayBeMissing = (schema: Schema): boolean => z.safeParse(schema, undefined).success;

const json = (schema: object, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

/** A call whose answer has one text and no envelope. */
const plainRead = (operationId: string, description: string, key: string) => ({
  get: {
    operationId,
    summary: words(operationId),
    description,
    tags: ["Address"],
    security: [],
    responses: {
      200: {
        description: "OK",
        content: json({
          type: "object",
          required: [key],
          properties: { [key]: { type: "string", description } },
        }),
      },
      405: { $ref: "#/components/responses/WrongMethod" },
      429: { $ref: "#/components/responses/TooMany" },
      default: { $ref: "#/components/responses/Unexpected" },
    },
  },
});

/** The calls on the address of a request (spec §7); they are not in the contract, whose answers have an envelope. */
const addressPaths = {
  "/api/host": plainRead("getHost", "The host that the request was sent to.", "host"),
  "/api/ip": plainRead("getIp", "The IP address that the request comes from.", "ip"),
};

/** The content of a successful response, with the models that it refers to. A file has no envelope. */
const answerOf = (call: Call, models: Models) => {
  if (call.payload instanceof z.core.$ZodFile) return { content: fileContent(call.payload), $defs: {} };
  const { $defs = {}, ...schema } = JSON.parse(
    JSON.stringify(jsonSchema(envelope(call), "output", models)).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  ) as JsonSchema;
  return { content: json(schema), $defs };
};

const envelope = ({ payload }: Call) => {
  const sentence = z.globalRegistry.get(payload)?.description ?? "What the call answers.";
  return z.object({
    payload: described(payload as z.ZodType, sentence),
    message: described(z.string(), "What has happened, in words for the seeker; else OK."),
    ignored,
  });
};

const ignored = described(
  z.array(z.string()).optional(),
  "Parameters of the query and fields of the body that the call does not know, and left out, by their paths with dots, such as `search.min_pay`; missing without any.",
);

/** The content types of a file. */
const fileContent = (file: Schema) => {
  const made = jsonSchema(file, "output");
  const types = [made, ...(made.anyOf ?? [])].flatMap(({ contentMediaType }) => contentMediaType ?? []);
  return Object.fromEntries(types.map((type) => [type, { schema: {} }]));
};
