import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawingFaults } from "../../../src/site/check/drawing-faults.ts";
import { filesBelow } from "../../../src/runtime/files-below.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>\n${inside}\n</svg>`;

it.each([
  ["<script>alert(1)</script>", "<script>"],
  ["<SCRIPT/>", "<SCRIPT>"],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', "<s:script>"],
  ["<foreignObject/>", "<foreignObject>"],
  ['<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>', "<h:p>"],
  ['<g onclick="alert(1)"/>', "onclick"],
  ['<g ONLOAD="alert(1)"/>', "ONLOAD"],
  ['<a href="javascript:alert(1)"><path d=""/></a>', "runs a script"],
  ['<a xlink:href=" java&#10;script:alert(1)"/>', "runs a script"],
  ['<set attributeName="xlink:href" to="#a"/>', "animation changes xlink:href"],
  ['<animate attributeName="fill" values="red;javascript:x"/>', "runs a script"],
  ['<image href="https://example.com/a.png"/>', "outside of the drawing"],
  ['<image xlink:href="//example.com/a.png"/>', "outside of the drawing"],
  ['<use href="other.svg#a"/>', "outside of the drawing"],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', "outside of the drawing"],
  ['<image href="data:text/html,x"/>', "outside of the drawing"],
  ['<g xml:base="https://example.com/"/>', "xml:base"],
  ['<rect fill="url(https://example.com/a)"/>', "outside of the drawing"],
  ["<rect style=\"fill:url('https://example.com/a)')\"/>", "outside of the drawing"],
  ['<rect style="fill: u\\72l(//example.com)"/>', "outside of the drawing"],
  ['<rect style="background:image-set(&quot;https://example.com&quot; 1x)"/>', "load or run"],
  ["<style>@import 'https://example.com/a.css';</style>", "@import"],
  ["<style><![CDATA[@im\\port url(a.css)]]></style>", "@import"],
  ["<style>a{fill:url(a.svg)}</style>", "outside of the drawing"],
  ["<title><![CDATA[><img src='x'/>]]></title>", "CDATA"],
  ["<!--><script>alert(1)</script>-->", "comment"],
  ['<?xml-stylesheet href="https://example.com/a.css"?>', "xml-stylesheet"],
  ["<g>", "cannot be read"],
  ["<text>&other;</text>", "cannot be read"],
])("a drawing with %s is refused with its line", (inside, says) => {
  expect(drawingFaults(drawing(inside))).toContainEqual({
    line: expect.toSatisfy((line: number) => line === 2 || line === 3),
    says: expect.stringContaining(says),
  });
});

it("a drawing with a DOCTYPE, or in another encoding than UTF-8, is refused", () => {
  const file = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  expect(drawingFaults(file + drawing(""))).toContainEqual(
    expect.objectContaining({ says: expect.stringContaining("DOCTYPE") }),
  );
  expect(drawingFaults('<?xml version="1.0" encoding="utf-7"?>' + drawing(""))).toMatchObject([
    { line: 1, says: expect.stringContaining("UTF-8") },
  ]);
});

it.each([
  '<use href="#a"/>',
  '<rect fill="url(#a)" style="filter: url( \'#b\' )"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  "<style>@font-face{src:url(data:font/woff2;base64,d09GMg==)} .on{fill:red}</style>",
  "<!-- drawn by hand --><title>A lamp &amp; a desk: on the way</title>",
])("a drawing with %s is fine", (inside) => {
  expect(drawingFaults(drawing(inside))).toEqual([]);
});

it("every drawing of the product is fine", () => {
  const root = join(import.meta.dirname, "../../..");
  const drawings = ["src/brands", "src/content"].flatMap((folder) =>
    filesBelow(join(root, folder)).flatMap((file) => (file.endsWith(".svg") ? [join(folder, file)] : [])),
  );
  expect(drawings.length).toBeGreaterThan(50);
  for (const file of drawings)
    expect([file, drawingFaults(readFileSync(join(root, file), "utf8"))]).toEqual([file, []]);
});
