import { getDocumentProxy } from "unpdf";

/** An element of a PDF's structure with the text that belongs to it. */
export interface Tagged {
  role: string;
  text: string;
  /** The roles of what it is in, from the outside. */
  within: string[];
}

interface StructNode {
  role?: string;
  type?: string;
  id?: string;
  children?: StructNode[];
}

/** What PDF.js sees of a file: metadata, the structure in reading order, and the text of each page as it is drawn. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const elements: Tagged[] = [];
  const pages: string[] = [];
  const boxes: { text: string; left: number; right: number; bottom: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        const [, , , , left = 0, bottom = 0] = item.transform as number[];
        if (item.str.trim()) boxes.push({ text: item.str, left, right: left + item.width, bottom });
        const id = open.at(-1) ?? "";
        texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? "\n" : ""));
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(("id" in item ? (item.id as string) : "") || "artifact");
    }
    pages.push(
      items.flatMap((item) => ("str" in item ? [item.str + (item.hasEOL ? "\n" : "")] : [])).join(""),
    );
    const visit = (node: StructNode, within: string[]): string =>
      (node.children ?? [])
        .map((child) => {
          if (child.type === "content") return texts.get(child.id!) ?? "";
          if (!child.role) return "";
          const element: Tagged = { role: child.role, text: "", within };
          elements.push(element);
          element.text = visit(child, [...within, child.role]);
          return element.text;
        })
        .join("");
    visit((await page.getStructTree()) as StructNode, []);
  }
  return {
    info: info as Record<string, unknown>,
    markInfo: await pdf.getMarkInfo(),
    elements,
    pages,
    boxes,
    count: pdf.numPages,
  };
};
