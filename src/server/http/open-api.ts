import * as z from "zod";
import type { Call, Schema } from "../../contract/call.ts";
import * as jobFields from "../../contract/job-fields.ts";
import { schemasOf, type Module } from "./mount.ts";

/** The parts of a JSON schema that are used here. */
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The OpenAPI 3.1 description of all calls, from their schemas. */
export const openApi = (modules: readonly Module[]) => {
  const models = modelsOf(modules);
  const schemas: Record<string, JsonSchema> = { Error: errorSchema };
  const paths: Record<string, Record<string, unknown>> = { ...addressPaths };
  for (const [name, call] of modules.flatMap(({ calls }) => Object.entries(calls))) {
    const answer = answerOf(call, models);
    Object.assign(schemas, answer.$defs);
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, answer.content);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Signboard API", version: "1.0.0", description: introduction },
    servers: [{ url: "/", description: "This site." }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      parameters: { HostName: hostName },
      schemas,
    },
    paths,
  };
};

const introduction = `Every call of the job portal.

- A call is answered for one site: the one whose host it is sent to, or that the header \`host-name\` names.
- Answers are \`{ payload, message }\`, refusals \`{ message, errors? }\` with the fields at fault. The 409 of a change with an older version has both values in its \`payload\`: \`saved\` and \`sent\`.
- Lists are \`payload: { data, links, meta }\`, a page at a time with \`?page=n\`.
- Calls of a signed-in seeker carry \`Authorization: Bearer <token>\`, with the token that signing in gives.`;

const hostName = {
  name: "host-name",
  in: "header",
  description: "The site that the call is for, where it is sent to another host of this installation.",
  schema: { type: "string" },
};

const errorSchema: JsonSchema = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string", description: "What is wrong, in words for the seeker." },
    errors: {
      type: "object",
      description: "What is wrong with each field, by its path with dots.",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    payload: {
      type: "object",
      description:
        "With a 409 for an older version: what is stored now, with its version, and what was sent.",
      properties: { saved: {}, sent: { type: "object" } },
    },
  },
};

const operation = (name: string, call: Call, answer: object) => ({
  operationId: name,
  summary: words(name),
  description: call.summary,
  tags: [tagOf(call.path)],
  ...(call.auth !== "public" && {
    security: call.auth === "seeker" ? [{ bearer: [] }] : [{ bearer: [] }, {}],
  }),
  parameters: [
    ...parameters(call.params, "path"),
    ...parameters(call.query, "query"),
    { $ref: "#/components/parameters/HostName" },
  ],
  ...(call.body && {
    requestBody: { content: json(jsonSchema(call.body, "input")), required: !mayBeMissing(call.body) },
  }),
  responses: {
    200: { description: "OK", content: answer },
    ...Object.fromEntries(
      Object.entries(refusalsOf(call)).map(([status, description]) => [
        status,
        { description, content: json({ $ref: "#/components/schemas/Error" }) },
      ]),
    ),
  },
});

/** Error responses of a call: the common ones, then its own. */
const refusalsOf = (call: Call): Record<string, string> => ({
  ...(call.body && { 400: "The body is not valid JSON.", 413: "The body is too large." }),
  ...(call.auth === "seeker" && { 401: "Sign in first." }),
  ...(call.params && { 404: "There is nothing of this id on this site." }),
  421: "No site answers this host.",
  ...((call.params ?? call.query ?? call.body) && { 422: "A field is missing or wrong; errors names it." }),
  ...(call.path.startsWith("/v1/auth/") && { 429: "Too many tries; wait as long as Retry-After says." }),
  default: "Something went wrong here; the call may be tried again.",
  ...call.errors,
});

/** "searchJobs" is "Search jobs". */
const words = (name: string): string => title(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** "upload-file" is "Upload file". */
const title = (id: string): string => capital(id.replaceAll("-", " "));

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** The resource in a path: its first fixed part after the version and the role. */
const tagOf = (path: string): string =>
  title(path.split("/").find((part) => part && !/^(v\d+|seeker|\{\w+\})$/.test(part)) ?? "seeker");

/** Path and query are text: a parameter is described by the type that it is parsed to. */
const parameters = (schema: Schema | undefined, where: "path" | "query") => {
  if (!schema) return [];
  const given = jsonSchema(schema, "input");
  const read = jsonSchema(schema, "output");
  return Object.entries(given.properties ?? {}).map(([name, asGiven]) => {
    const asRead = read.properties?.[name];
    return {
      name,
      in: where,
      required: where === "path" || (given.required ?? []).includes(name),
      schema: typeof asRead === "object" && asRead.type ? asRead : asGiven,
    };
  });
};

const mayBeMissing = (schema: Schema): boolean => z.safeParse(schema, undefined).success;

const json = (schema: object) => ({ "application/json": { schema } });

/** A call whose answer has one text and no envelope. */
const plainRead = (operationId: string, description: string, key: string) => ({
  get: {
    operationId,
    summary: words(operationId),
    description,
    tags: ["Address"],
    responses: {
      200: {
        description: "OK",
        content: json({ type: "object", required: [key], properties: { [key]: { type: "string" } } }),
      },
    },
  },
});

/** The calls on the address of a request (spec §7); they are not in the contract, whose answers have an envelope. */
const addressPaths = {
  "/api/host": plainRead("getHost", "The host that the request was sent to.", "host"),
  "/api/ip": plainRead("getIp", "The IP address that the request comes from.", "ip"),
};

/** The contract's exported schemas under the names they get in the document: `jobCard` is `JobCard`. */
const modelsOf = (modules: readonly Module[]) => {
  const models = z.registry<{ id: string }>();
  const named = Object.assign({}, schemasOf(jobFields), ...modules.map(({ schemas }) => schemas)) as Record<
    string,
    Schema
  >;
  for (const [name, schema] of Object.entries(named)) models.add(schema, { id: capital(name) });
  return models;
};

/** The content of a successful response, with the models that it refers to. A file has no envelope. */
const answerOf = (call: Call, models: ReturnType<typeof modelsOf>) => {
  if (call.payload instanceof z.core.$ZodFile) return { content: fileContent(call.payload), $defs: {} };
  const answer = z.object({ payload: call.payload as z.ZodType, message: z.string() });
  const { $defs = {}, ...schema } = JSON.parse(
    JSON.stringify(jsonSchema(answer, "output", models)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;
  return { content: json(schema), $defs };
};

/** The content types of a file. */
const fileContent = (file: Schema) => {
  const made = jsonSchema(file, "output");
  const types = [made, ...(made.anyOf ?? [])].flatMap(({ contentMediaType }) => contentMediaType ?? []);
  return Object.fromEntries(types.map((type) => [type, { schema: {} }]));
};

const jsonSchema = (
  schema: Schema,
  io: "input" | "output",
  metadata?: ReturnType<typeof modelsOf>,
): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    ...(metadata && { metadata }),
    override: ({ jsonSchema: made }) => simplify(made, io),
  });
  return rest;
};

/** Removes generated noise: bounds of safe integers, patterns of known formats. */
const simplify = (made: JsonSchema, io: "input" | "output"): void => {
  // The id of a model; its key in the document says the same.
  delete made.id;
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
  if (made.format) delete made.pattern;
  // Responses may gain fields; a client that refuses unknown ones would break.
  if (io === "output") delete made.additionalProperties;
};
