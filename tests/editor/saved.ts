import type { ComponentSchema } from "@keystatic/core";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { inHouseStyle } from "../../src/editor/house-style.ts";

const root = join(import.meta.dirname, "../..");
const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Entry = { schema: Record<string, ComponentSchema>; slugField?: string };
type Stored = Parameters<Extract<ComponentSchema, { formKind?: undefined; kind: "form" }>["parse"]>[0];

/** Opens a file with the fields of the editor and saves it unchanged, as the editor's own open and save do. */
export const saved = async (path: string, { schema, slugField }: Entry): Promise<string> => {
  const text = readFileSync(join(root, path), "utf8");
  const [, head = "", body = ""] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const isText = path.endsWith(".md");
  const stored = (isText ? parse(head, { customTags: ["timestamp"] }) : JSON.parse(text)) as Record<
    string,
    Stored
  >;
  // The entry of a folder with a file of a fixed name is called as the folder.
  const slug = path.replace(/\/employer\.json$/, "").replace(/^.*\/|\.\w+$/g, "");
  let written = "";

  const through = (field: ComponentSchema, value: unknown, place: string): unknown => {
    if (field.kind === "array")
      return ((value as unknown[] | undefined) ?? []).map((item) =>
        through(field.element, item, `${place}[]`),
      );
    if (field.kind === "object") return throughEach(field.fields, (value ?? {}) as object, `${place}.`);
    if (field.kind !== "form") throw new Error(`${place}: ${field.kind} is not used`);
    if (field.formKind === "content") {
      const files = { other: new Map(), external: new Map(), slug };
      const opened: unknown = field.parse(undefined, { content: encoder.encode(body), ...files });
      written = decoder.decode(field.serialize(field.validate(opened), { slug }).content);
      return undefined;
    }
    if (field.formKind === "asset") {
      const file = field.filename(value as Stored, { slug, suggestedFilenamePrefix: undefined });
      const at = `${field.directory}/${slug}/${file}`;
      const asset = file && existsSync(join(root, at)) ? readFileSync(join(root, at)) : undefined;
      const opened: unknown = field.parse(value as Stored, { asset, slug });
      return field.serialize(field.validate(opened), { slug, suggestedFilenamePrefix: undefined }).value;
    }
    if (field.formKind === "slug" && place === slugField) {
      const opened: unknown = field.parse(value as Stored, { slug });
      return field.serializeWithSlug(field.validate(opened, { slugField: { slugs: new Set(), glob: "*" } }))
        .value;
    }
    if (field.formKind === "assets") throw new Error(`${place}: assets are not used`);
    return field.serialize(field.validate(field.parse(value as Stored, undefined), undefined)).value;
  };
  const throughEach = (fields: Record<string, ComponentSchema>, value: object, place = ""): object => {
    const unknown = Object.keys(value).filter((key) => !(key in fields));
    if (unknown.length) throw new Error(`the editor does not know ${place}${unknown.join(", ")}`);
    return Object.fromEntries(
      Object.entries(fields)
        .map(
          ([key, field]) =>
            [key, through(field, (value as Record<string, unknown>)[key], place + key)] as const,
        )
        .filter(([, result]) => result !== undefined),
    );
  };

  const data = throughEach(schema, stored);
  return inHouseStyle(path, isText ? `---\n${stringify(data)}---\n${written}` : JSON.stringify(data), text);
};
