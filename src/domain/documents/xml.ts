import { escapeText } from "../text/escape-text.ts";

/** Text without the characters that XML 1.0 does not allow, even escaped. */
const known = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

/** Text escaped for an element or an attribute of XML. */
export const xmlText = (text: string): string => escapeText(known(text)).replaceAll("'", "&apos;");

/** Text in a CDATA section. */
export const cdata = (text: string): string =>
  `<![CDATA[${known(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** An element with text in it. */
export const textElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** An element with text in a CDATA section; an empty string when there is no text. */
export const cdataElement = (name: string, text: string): string =>
  text ? `<${name}>${cdata(text)}</${name}>` : "";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The `content-type` of XML documents without a more specific type. */
export const xmlType = "application/xml; charset=utf-8";
