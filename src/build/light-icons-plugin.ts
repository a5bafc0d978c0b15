import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** The elements of an icon, as lucide-react has them. */
type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

const lightIcon = join(import.meta.dirname, "../ui/light-icon.ts");

/**
 * Makes each icon of lucide-react one element with a fixed text inside (src/ui/light-icon.ts): a page of jobs has a
 * hundred, and the package puts each of them together anew. Development serves the original files.
 */
export const lightIcons = (): Plugin => ({
  name: "signboard-light-icons",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^lucide-react\/icons\/[\w-]+$/ },
    handler: (id) => fileURLToPath(import.meta.resolve(id)),
  },
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    async handler(id) {
      const drawing = await drawingOf(pathToFileURL(id).href);
      // Former names of icons only name the new file.
      if (drawing === null) return null;
      const code = `import { lightIcon } from ${JSON.stringify(lightIcon)};
export default /* @__PURE__ */ lightIcon(${JSON.stringify(drawing)});`;
      return { code, moduleSideEffects: false };
    },
  },
});

/** The elements of an icon as text; null for a file without any. @param url of the file in the package. */
export const drawingOf = async (url: string): Promise<string | null> => {
  const { __iconData: icon } = (await import(url)) as { __iconData?: { node: Drawing } };
  if (!icon) return null;
  return icon.node
    .map(([element, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${element}${written.join("")}/>`;
    })
    .join("");
};
