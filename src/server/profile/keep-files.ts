import * as z from "zod/mini";
import type { Field } from "../../contract/profile/section.ts";
import type { UploadCategory } from "../../contract/uploads.ts";
import type { Context } from "../http/context.ts";
import { keepFile } from "../uploads/keep-file.ts";

type Values = Readonly<Record<string, unknown>>;

interface KeepOptions {
  fields: Readonly<Record<string, Field>>;
  /** The path that errors name, by the name of the field. */
  at?: (field: string) => string;
}

/**
 * Values of fields whose files are named by their ids: those that were only uploaded are checked and kept. Comes before
 * `changeProfile`, which must not wait for that.
 * @throws HttpError 422 and 409 as `keepFile` does.
 */
export const keepFiles = async <V extends Values>(
  values: V,
  { fields, at = (field) => field }: KeepOptions,
  context: Context<"seeker">,
): Promise<V> => {
  const kept: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] as { id: string } | null | undefined;
    if (field.widget !== "file" || !value || isId(value.id)) continue;
    const purpose = purposeIn(field.category);
    const { id } = await keepFile({ field: at(name), file: value.id, ...purpose }, context);
    kept[name] = { ...value, id };
  }
  return kept as V;
};

const isId = (reference: string): boolean => z.uuid().safeParse(reference).success;

/** What a file is for in a field of this category: a document stays what it was signed for, such as a payslip. */
const purposeIn = (category: UploadCategory) =>
  category === "documents" ? { otherwise: [category] as const } : { type: category };
