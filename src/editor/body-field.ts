import { fields } from "@keystatic/core";
import { plainMarkdown } from "./plain-markdown.ts";
import { picturesOf } from "./picture-field.tsx";
import { text } from "./simple-fields.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The text of an article, as plain GitHub-flavoured Markdown. */
export const body = (folder: string) => {
  const field = fields.mdx({
    label: "Text",
    extension: "md",
    options: {
      heading: [2, 3, 4],
      image: {
        ...picturesOf(folder),
        schema: {
          alt: text("What the picture shows", { min: 5, max: 200 }),
          title: text("Caption", { help: "Shown under the picture; may stay empty." }),
        },
      },
    },
  });
  return {
    ...field,
    serialize: (...[value, extra]: Parameters<typeof field.serialize>) => {
      const written = field.serialize(value, extra);
      return { ...written, content: encoder.encode(plainMarkdown(decoder.decode(written.content))) };
    },
  };
};
