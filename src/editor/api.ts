import { existsSync, readFileSync } from "node:fs";
import { makeHandler } from "@keystatic/astro/api";
import type { APIRoute } from "astro";
import config from "../../keystatic.config.ts";
import { checkText } from "../site/check/check-text.ts";
import { problemText } from "../site/read/problem.ts";
import { inHouseStyle } from "./house-style.ts";

const answer = makeHandler({ config });

/**
 * The editor's own calls. Files that it saves into the project's folder are first formatted in the project's style,
 * and rejected where they would stop a build.
 */
export const ALL: APIRoute = async (context) => {
  if (!context.url.pathname.endsWith("/update")) return answer(context);
  const save = await styled((await context.request.json()) as Save);
  const problems = save.additions.flatMap(({ path, contents }) => checkText(path, textOf(contents)));
  // The editor shows the text of an error response.
  if (problems.length) return new Response(problems.map(problemText).join("\n"), { status: 422 });
  const { url, method, headers } = context.request;
  return answer({ ...context, request: new Request(url, { method, headers, body: JSON.stringify(save) }) });
};

type Save = { additions: { path: string; contents: string }[] };

const textOf = (contents: string): string => Buffer.from(contents, "base64url").toString();

const styled = async (save: Save): Promise<Save> => {
  const additions = await Promise.all(
    save.additions.map(async ({ path, contents }) => ({ path, contents: await styledFile(path, contents) })),
  );
  return { ...save, additions };
};

const styledFile = async (path: string, contents: string): Promise<string> => {
  if (!/\.(md|json)$/.test(path)) return contents;
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  return Buffer.from(await inHouseStyle(path, textOf(contents), before)).toString("base64url");
};
