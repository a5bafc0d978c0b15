import { launched } from "../fresh/html.ts";

interface Paper {
  format?: "A4" | "Letter";
  /** Of all four sides, as CSS has it. */
  margin?: string;
  /** Below each page. */
  footer?: string;
  dir?: "ltr" | "rtl";
}

/** A page of HTML that a browser prints as PDF. */
export const print =
  (css: string, body: string, { format = "A4", margin = "0", footer, dir = "ltr" }: Paper = {}) =>
  async (): Promise<Uint8Array> => {
    const tab = await (await launched()).newPage();
    try {
      await tab.setContent(
        `<!doctype html><html lang="en" dir="${dir}"><style>body{margin:0;font:10pt/1.4 "DejaVu Sans",sans-serif}${css}</style>${body}</html>`,
      );
      return await tab.pdf({
        format,
        printBackground: true,
        margin: { top: margin, bottom: margin, left: margin, right: margin },
        ...(footer && {
          displayHeaderFooter: true,
          headerTemplate: "<span></span>",
          footerTemplate: `<div style="font-size:7px;width:100%;padding:0 15mm">${footer}</div>`,
        }),
      });
    } finally {
      await tab.close();
    }
  };
