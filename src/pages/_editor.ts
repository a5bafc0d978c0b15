import type { AstroGlobal } from "astro";
import * as z from "zod/mini";
import { articleSchema } from "../contract/article.ts";
import type { Brand } from "../contract/brand.ts";
import { CallError } from "../contract/caller.ts";
import { getEditorSession, type Editor } from "../contract/editor.ts";
import { brandOf } from "../site/pages/brands.ts";

/**
 * The site and the editor of a request to a page of the editor; `brand` alone when the editor is off or the site is an
 * employer's: the page is then "not found". Pages of the editor are neither kept nor indexed.
 */
export const editorPage = async (
  page: AstroGlobal,
): Promise<{ brand: Brand; isOn: boolean; editor: Editor | null } | undefined> => {
  const brand = brandOf(page);
  if (!brand) return undefined;
  page.response.headers.set("cache-control", "private, no-store");
  page.response.headers.set("x-robots-tag", "noindex, nofollow");
  try {
    return { brand, isOn: true, editor: await page.locals.call(getEditorSession, {}) };
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    page.response.status = 404;
    return { brand, isOn: false, editor: null };
  }
};

/** What the forms of the editor need of a site; the rules are those of the schema that files have. */
export const editorSite = ({ id, name, timezone }: Brand) => ({
  id,
  name,
  timezone,
  limits: { title: lengthOf("title"), description: lengthOf("description") },
});

const lengthOf = (field: string): { min: number; max: number } => {
  const { properties } = z.toJSONSchema(articleSchema(z.string()), { io: "input", unrepresentable: "any" });
  const { minLength = 0, maxLength = Infinity } = properties?.[field] as {
    minLength?: number;
    maxLength?: number;
  };
  return { min: minLength, max: maxLength };
};
