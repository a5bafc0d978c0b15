import type { Brand } from "../../src/contract/brand.ts";
import type { Random } from "../../src/server/demo/random.ts";
import type { Answer } from "./answer-reader.ts";
import type { Case } from "./connection.ts";
import { mutate } from "./mutate.ts";
import { oddValue } from "./odd-values.ts";
import { validValue, type Known, type Schema } from "./valid-value.ts";

/** One call, as the OpenAPI description has it. */
export interface Operation {
  method: string;
  path: string;
  params: { name: string; in: string; schema: Schema }[];
  body?: Schema;
}

/** A signed-in seeker. */
export interface Seeker {
  token: string;
  /** Texts that occur only in this seeker's own data. */
  secrets: readonly string[];
}

/** Everything needed to generate the cases. */
export interface ApiWorld {
  operations: readonly Operation[];
  brands: readonly Brand[];
  seekers: readonly Seeker[];
  known: Known;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Operation["params"]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
}

/** The calls in the description at /v1/openapi.json. */
export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      params: parameters.filter((one) => "name" in one),
      ...(requestBody && { body: requestBody.content["application/json"]!.schema }),
    })),
  );

const contentTypes = [
  "text/plain",
  "application/xml",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "x",
  "",
];
const badTokens = ["", "x", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.", "null"];

/** Generates calls from valid ones, each with something odd, by both seekers and signed out. */
export const apiCases =
  ({ operations, brands, seekers, known }: ApiWorld) =>
  (random: Random, number: number): Case => {
    // Passwords are slow to check by design, so these calls are fewer.
    const call = random.weighted(operations, ({ path }) => (path.startsWith("/v1/auth/") ? 0.3 : 1));
    const brand = random.pick(brands);
    const who = random.weighted([...seekers, null], (one) => (one ? 2 : 1));
    const odd = random.pick(["body", "body", "body", "parameter", "head", "nothing"]);
    const path = pathOf(call, random, known, odd === "parameter" || (odd === "body" && !call.body));
    const { kind, text } = bodyOf(call, random, known, odd === "body");
    const token = random.chance(0.05) ? random.pick(badTokens) : who?.token;
    const type = odd === "head" ? random.pick(contentTypes) : "application/json";
    const head =
      `${call.method} ${path} HTTP/1.1\r\nHost: ${brand.id}.localhost\r\n` +
      (token === undefined ? "" : `Authorization: Bearer ${token}\r\n`) +
      (odd === "head" && random.chance(0.3) ? `host-name: ${random.pick(brands).id}.localhost\r\n` : "") +
      (text === null ? "" : `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`);
    return {
      number,
      kind: `${call.method} ${call.path}, ${odd === "body" ? `odd body: ${kind}` : `odd ${odd}`}`,
      method: call.method,
      bytes: Buffer.from(`${head}\r\n${text ?? ""}`),
      ends: "whole",
      judge: (answer) =>
        judgeSize(text, answer) ??
        judgeShape(answer) ??
        judgeSecrets(seekers, token, head + text, answer) ??
        (odd === "head" ? undefined : judgeBrand(call, brand, answer)),
    };
  };

/** A valid call as sent over the wire, on a connection that ends with its response. */
export const validRequest = (
  call: Operation,
  random: Random,
  { known, host, token }: { known: Known; host: string; token?: string | undefined },
): string => {
  const { text } = bodyOf(call, random, known, false);
  const head = [
    `${call.method} ${pathOf(call, random, known, false)} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: close",
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(text === null
      ? []
      : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return `${head.join("\r\n")}\r\n\r\n${text ?? ""}`;
};

const pathOf = (call: Operation, random: Random, known: Known, isOdd: boolean): string => {
  const valueOf = ({ name, schema }: Operation["params"][number]): string => {
    const value = isOdd && random.chance(0.8) ? oddValue(random) : validValue(schema, random, known, name);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    // Half of a surrogate pair cannot be encoded.
    return encodeURIComponent(text.slice(0, 800).toWellFormed());
  };
  const path = call.params
    .filter((one) => one.in === "path")
    .reduce((made, one) => made.replace(`{${one.name}}`, valueOf(one) || "%20"), call.path);
  const query = call.params
    .filter((one) => one.in === "query" && random.chance(isOdd ? 0.8 : 0.3))
    .map((one) => `${one.name}=${valueOf(one)}`);
  if (isOdd && random.chance(0.2))
    query.push(random.pick(["page=1&page=2", "page[]=1", "%", "__proto__=1", "=&="]));
  return query.length ? `${path}?${query.join("&")}` : path;
};

const bodyOf = (call: Operation, random: Random, known: Known, isOdd: boolean) => {
  // Sometimes sends a body to a call that takes none.
  if (!call.body) return { kind: "none", text: isOdd && random.chance(0.2) ? "{}" : null };
  const body = validValue(call.body, random, known);
  return isOdd ? mutate(body, random) : { kind: "valid", text: JSON.stringify(body) };
};

const judgeSize = (text: string | null, { status }: Answer): string | undefined =>
  // Responses sent before the body is read are also right: no such host, no such method, not signed in.
  text && text.length > 900_000 && ![413, 401, 404, 405, 421, 429].includes(status)
    ? `answer ${status} to a megabyte of JSON`
    : undefined;

const judgeShape = ({ status, headers, body }: Answer): string | undefined => {
  if (headers.has("x-header")) return "a header that the request wrote";
  const own = headers.get("content-type")?.includes("json");
  // Node's parser rejects headers that are too large with a response that has no body.
  if (!own && (status < 300 || [400, 414, 431].includes(status))) return undefined;
  try {
    return typeof (JSON.parse(body) as { message: unknown }).message === "string" || status < 300
      ? undefined
      : `answer ${status} without a message`;
  } catch {
    return body.length < 200_000 ? `answer ${status} that is no JSON` : undefined;
  }
};

/** The address that a seeker wants to change to: an earlier request of the same seeker named it, whoever has it. */
const wantedAddress = /"pending_email":"[^"]*"/g;

/** Whether a response leaks another seeker's data; texts from the request itself may be echoed. */
const judgeSecrets = (
  seekers: readonly Seeker[],
  token: string | undefined,
  asked: string,
  { body }: Answer,
): string | undefined => {
  const others = seekers.filter((one) => one.token !== token).flatMap(({ secrets }) => secrets);
  const answered = body.replace(wantedAddress, "");
  return others.some((secret) => answered.includes(secret) && !asked.includes(secret))
    ? "an answer with another seeker's data"
    : undefined;
};

/** Whether a site shows a job outside its fields of work. */
const judgeBrand = (
  { method, path }: Operation,
  brand: Brand,
  { status, body }: Answer,
): string | undefined => {
  if (status !== 200 || `${method} ${path}` !== "GET /v1/seeker/job/{id}" || brand.jobs.categories === "all")
    return undefined;
  const { category } = (JSON.parse(body) as { payload: { category: { id: string } | string } }).payload;
  const id = typeof category === "string" ? category : category.id;
  return (brand.jobs.categories as readonly string[]).includes(id)
    ? undefined
    : `a job of ${id} on ${brand.id}`;
};
