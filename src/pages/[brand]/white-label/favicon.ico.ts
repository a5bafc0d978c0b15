import type { APIRoute } from "astro";
import { iconIco } from "../../../site/icons.ts";
import { ownIcon } from "../../../site/pages/own-icon.ts";

export const prerender = false;

/** The icon of an employer's own host, for clients that do not support SVG. */
export const GET: APIRoute = ({ locals }) => ownIcon(locals, { name: "ico", type: "image/x-icon" }, iconIco);
