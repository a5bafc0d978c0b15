import type { Plugin } from "vite";

/**
 * Loads SVG files of the content as plain images. Astro would make each a component, with the whole drawing in the
 * server's code; this keeps only the size, the format and the URL.
 */
export const optimizeSvg = (): Plugin => ({
  name: "signboard-light-drawings",
  transform: {
    filter: { id: /\.svg\?(.*&)?astroContentImageFlag/, code: /createSvgComponent\(/ },
    handler: (code, id) => {
      const data = /createSvgComponent\((\{.*\})\)/s.exec(code)?.[1] ?? "{}";
      const { meta } = JSON.parse(data) as { meta: object };
      // As for Astro's other images, the file's path is a non-enumerable property.
      const path = JSON.stringify({ value: id.split("?")[0] });
      return `export default Object.defineProperty(${JSON.stringify(meta)}, "fsPath", ${path})`;
    },
  },
});
