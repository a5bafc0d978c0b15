import { SaxesParser } from "saxes";

/** An element of XML with what stands in it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text in it and in what it holds. */
  text: string;
  children: XmlElement[];
}

/**
 * Reads XML as strictly as a reader of feeds does.
 * @throws Error for XML that is not well formed, or has a prefix that names no namespace.
 */
export const readXml = (xml: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [document];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = {
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
      text: "",
      children: [],
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  const append = (text: string) => open.forEach((element) => (element.text += text));
  parser.on("text", append);
  parser.on("cdata", append);
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return document.children[0]!;
};

/** All elements of a name, wherever they are. */
export const allOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);

/** The text of the first element of a name in another one; undefined where there is none. */
export const textOf = (element: XmlElement, name: string): string | undefined =>
  element.children.find((child) => child.name === name)?.text;
