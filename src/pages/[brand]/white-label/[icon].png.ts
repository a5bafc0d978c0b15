import type { APIRoute } from "astro";
import { iconPng, icons } from "../../../site/icons.ts";
import { ownIcon } from "../../../site/pages/own-icon.ts";

export const prerender = false;

/** The icon of an employer's own host for the home screen of a phone. */
export const GET: APIRoute = async ({ params: { icon = "" }, locals }) => {
  const look = icons[icon];
  if (!look) return new Response(null, { status: 404 });
  return ownIcon(locals, { name: icon, type: "image/png" }, (source) => iconPng(source, look));
};
