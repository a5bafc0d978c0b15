import type { Random } from "../../src/server/demo/random.ts";
import { oddValue, rawMark, rawNumbers, type Json } from "./odd-values.ts";

/** A mutated body as text, and what was changed. */
export interface Mutated {
  kind: string;
  text: string;
}

/** Mutates a valid body: its values, its shape or its text. */
export const mutate = (body: Json, random: Random): Mutated => {
  const kind = random.weighted(Object.keys(changes), (name) => (name === "value" ? 6 : 1));
  const changed = changes[kind]!(structuredClone(body), random);
  const text =
    typeof changed === "object" && changed && "text" in changed ? changed.text : JSON.stringify(changed.json);
  return { kind, text: text.replaceAll(`"${rawMark}"`, random.pick(rawNumbers)) };
};

type Changed = { json: Json } | { text: string };

const changes: Readonly<Record<string, (body: Json, random: Random) => Changed>> = {
  value: (body, random) => {
    const field = pickField(body, random);
    if (!field) return { json: oddValue(random) };
    field.holder[field.key] = oddValue(random);
    return { json: body };
  },
  "every value": (body, random) => ({
    json: isObject(body)
      ? Object.fromEntries(Object.keys(body).map((key) => [key, oddValue(random)]))
      : oddValue(random),
  }),
  "missing field": (body, random) => {
    const field = pickField(body, random);
    if (field) delete field.holder[field.key];
    return { json: body };
  },
  "more fields": (body, random) => ({
    json: isObject(body)
      ? {
          ...body,
          [random.pick(["id", "seeker_id", "status", "is_admin", "verified_at", "q", "toJSON"])]:
            oddValue(random),
        }
      : [body],
  }),
  "in a list": (body) => ({ json: [body] }),
  "another body": (_body, random) => ({ json: oddValue(random) }),
  "prototype in the text": (body) => ({
    text: JSON.stringify(body).replace(/^\{/, '{"__proto__":{"seeker":1},"constructor":{"prototype":{}},'),
  }),
  "field twice": (body) => {
    const text = JSON.stringify(body);
    return { text: text.replace(/\}$/, `,${text.slice(1)}`) };
  },
  "text cut off": (body, random) => {
    const text = JSON.stringify(body);
    return { text: text.slice(0, random.int(0, text.length - 1)) };
  },
  "text before or behind": (body, random) => ({
    text:
      random.pick(["\ufeff", "\u0000", "//", "<a>"]) +
      JSON.stringify(body) +
      random.pick(["", "}", "\u0000", "{}"]),
  }),
  megabyte: (body) => ({
    text: JSON.stringify(isObject(body) ? { ...body, more: "a".repeat(1_000_000) } : body),
  }),
};

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Field {
  holder: Record<string, Json>;
  key: string;
}

/** A random field of a value, at any depth. */
const pickField = (value: Json, random: Random): Field | null => {
  if (typeof value !== "object" || value === null) return null;
  const holder = value as Record<string, Json>;
  const keys = Object.keys(holder);
  if (!keys.length) return null;
  const key = random.pick(keys);
  return (random.chance(0.5) ? pickField(holder[key]!, random) : null) ?? { holder, key };
};
