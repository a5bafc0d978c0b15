import type { Plugin } from "vite";

/**
 * Pictures that content names are shown as pictures. Astro would make each SVG among them a component, with the
 * whole drawing in the code of the server: this leaves size, format and address.
 */
export const optimizeSvg = (): Plugin => ({
  name: "signboard-light-drawings",
  transform: {
    filter: { id: /\.svg\?(.*&)?astroContentImageFlag/, code: /createSvgComponent\(/ },
    handler: (code, id) => {
      const data = /createSvgComponent\((\{.*\})\)/s.exec(code)?.[1] ?? "{}";
      const { meta } = JSON.parse(data) as { meta: object };
      // As Astro has it for other pictures: the file's path is known, but is no part of the data.
      const path = JSON.stringify({ value: id.split("?")[0] });
      return `export default Object.defineProperty(${JSON.stringify(meta)}, "fsPath", ${path})`;
    },
  },
});
