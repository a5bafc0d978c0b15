import type { APIRoute } from "astro";
import { ownIcon } from "../../../site/pages/own-icon.ts";

export const prerender = false;

/** The icon of an employer's own host. */
export const GET: APIRoute = ({ locals }) =>
  ownIcon(locals, { name: "svg", type: "image/svg+xml" }, ({ favicon }) =>
    Promise.resolve(new TextEncoder().encode(favicon)),
  );
