import * as z from "zod";
import type { Call, Schema } from "../../contract/call.ts";
import type { Module } from "./mount.ts";

/** The OpenAPI 3.1 description of all calls, from their schemas. */
export const openApi = (modules: readonly Module[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { calls } of modules) {
    for (const [name, call] of Object.entries(calls))
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Signboard API",
      version: "1.0.0",
      description: "Every call of the job portal. Answers are `{ payload, message }`.",
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: errorSchema },
    },
    paths,
  };
};

const errorSchema = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

const operation = (name: string, call: Call) => ({
  operationId: name,
  summary: call.summary,
  tags: [call.path.split("/")[2]],
  ...(call.auth !== "public" && {
    security: call.auth === "seeker" ? [{ bearer: [] }] : [{ bearer: [] }, {}],
  }),
  parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
  ...(call.body && { requestBody: { content: json(schemaOf(call.body, "input")), required: true } }),
  responses: {
    200: {
      description: "OK",
      content: json({
        type: "object",
        required: ["payload", "message"],
        properties: { payload: schemaOf(call.payload, "output"), message: { type: "string" } },
      }),
    },
    ...Object.fromEntries(
      errorsOf(call).map(([status, description]) => [
        status,
        { description, content: json({ $ref: "#/components/schemas/Error" }) },
      ]),
    ),
  },
});

const errorsOf = (call: Call): [string, string][] => {
  const hasInput = call.params ?? call.query ?? call.body;
  return Object.entries({
    ...(call.body && { 400: "The body is not valid JSON.", 413: "The body is too large." }),
    ...(call.auth === "seeker" && { 401: "Sign in first." }),
    ...(hasInput && { 422: "A field is missing or wrong; errors names it." }),
    ...call.errors,
  });
};

const parameters = (schema: Schema | undefined, where: "path" | "query") => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties as Record<string, unknown>).map(([name, type]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: type,
  }));
};

const json = (schema: object) => ({ "application/json": { schema } });

const schemaOf = (schema: Schema, io: "input" | "output"): { properties?: object; required?: string[] } => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as { properties?: object; required?: string[] };
};
