import { existsSync, readFileSync } from "node:fs";
import { makeHandler } from "@keystatic/astro/api";
import type { APIRoute } from "astro";
import config from "../../keystatic.config.ts";
import { inHouseStyle } from "./house-style.ts";

const answer = makeHandler({ config });

/** The editor's own calls. What it saves into the project's folder is put into the project's style on the way. */
export const ALL: APIRoute = async (context) =>
  answer(
    context.url.pathname.endsWith("/update")
      ? { ...context, request: await styled(context.request) }
      : context,
  );

type Save = { additions: { path: string; contents: string }[] };

const styled = async (request: Request): Promise<Request> => {
  const save = (await request.json()) as Save;
  const additions = await Promise.all(
    save.additions.map(async ({ path, contents }) => ({ path, contents: await styledFile(path, contents) })),
  );
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify({ ...save, additions }),
  });
};

const styledFile = async (path: string, contents: string): Promise<string> => {
  if (!/\.(md|json)$/.test(path)) return contents;
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const text = Buffer.from(contents, "base64url").toString();
  return Buffer.from(await inHouseStyle(path, text, before)).toString("base64url");
};
