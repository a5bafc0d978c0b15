import { expect, it } from "vitest";
import { unspaced } from "../../../../src/server/cv/text/spaced-letters.ts";

it.each([
  ["S K I L L S", "SKILLS"],
  ["W O R K  E X P E R I E N C E", "WORK EXPERIENCE"],
  ["Wo r k", "Work"],
  ["E DUCATION", "EDUCATION"],
  ["REFER E N CES", "REFERENCES"],
  ["EMPLOYMENT H I STORY", "EMPLOYMENT HISTORY"],
])("reads the heading %s without its gaps", (text, heading) => {
  expect(unspaced({ text, size: 12 })).toBe(heading);
});

it.each(["CLASS C", "CERTIFICATE I IN BAKING", "A CAREER", "TYPE A"])("leaves %s as it is", (text) => {
  expect(unspaced({ text, size: 12 })).toBe(text);
});
