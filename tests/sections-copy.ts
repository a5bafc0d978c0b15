import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySource } from "./source-copy.ts";

/** A list, as docs/how-to/add-a-profile-section.md has it. */
const pet = `import * as z from "zod/mini";
import { requiredText, text } from "../primitives.ts";
import { defineSection } from "./section.ts";

export const pet = defineSection({
  name: "pet",
  collection: "pets",
  path: "/v4/pets",
  title: "Pets",
  noun: "pet",
  about: "Say which animals come to work with you.",
  strength: [],
  kind: "list",
  limit: 2,
  uniqueBy: "name",
  fields: {
    name: { schema: requiredText(40, "Enter a name."), label: "Name", widget: "text", autocomplete: "off" },
    size: {
      schema: z.enum(["small", "large"], { error: "Choose a size." }),
      label: "Size",
      widget: "select",
      options: [{ value: "small", label: "Small" }, { value: "large", label: "Large" }],
    },
    born: {
      schema: z.iso.date({ error: "Must be a date." }),
      label: "Born",
      optional: true,
      widget: "date",
    },
    habits: { schema: text(200), label: "Habits", optional: true, widget: "textarea" },
  },
});
`;

/** A section that is filled in once. */
const uniform = `import { requiredText } from "../primitives.ts";
import { defineSection } from "./section.ts";

export const uniform = defineSection({
  name: "uniform",
  segment: "pet",
  collection: "uniform",
  path: "/v4/uniform",
  title: "Uniform",
  noun: "uniform",
  about: "Say which size you wear.",
  strength: [],
  kind: "single",
  fields: { size: { schema: requiredText(10), label: "Size", widget: "text" } },
});
`;

/** A copy of the source in which two sections were added to the profile: each a file and a line of the list. */
export const copyWithSections = (): string => {
  const copy = copySource("sections");
  const folder = join(copy, "src/contract/profile");
  writeFileSync(join(folder, "pet.ts"), pet);
  writeFileSync(join(folder, "uniform.ts"), uniform);
  const list = readFileSync(join(folder, "sections.ts"), "utf8");
  const imports = 'import { pet } from "./pet.ts";\nimport { uniform } from "./uniform.ts";\n';
  writeFileSync(
    join(folder, "sections.ts"),
    imports + list.replace("\n] as const", "\n  pet,\n  uniform,\n] as const"),
  );
  return copy;
};
