import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { strToU8, zipSync } from "fflate";
import type { Readable } from "../../src/server/cv/read-document.ts";
import { Sheet } from "./pdf-sheet.ts";
import { random } from "./random.ts";

/** A file that is broken, or made to harm. */
export interface HostileFile {
  name: string;
  type: Readable;
  /** Made when it is needed: some are large. */
  make: () => Uint8Array | Promise<Uint8Array>;
}

const noise = (seed: number, length: number): Uint8Array => {
  const pick = random(seed);
  return Uint8Array.from({ length }, () => pick.below(256));
};

const spoil = (bytes: Uint8Array, seed: number): Uint8Array => {
  const pick = random(seed);
  // The slice of a Buffer would be the same memory.
  const spoiled = new Uint8Array(bytes);
  for (let at = 0; at < 40; at++) spoiled[pick.below(spoiled.length)] = pick.below(256);
  return spoiled;
};

/** How many mutations of each real file. */
const mutations = 8;

/** Cuts, repeats, removes or overwrites parts. */
const mutate = (bytes: Uint8Array, seed: number): Uint8Array => {
  const pick = random(seed + 700);
  const at = pick.below(bytes.length);
  const length = 1 + pick.below(Math.min(4_000, bytes.length - at));
  const part = bytes.subarray(at, at + length);
  const around = [bytes.subarray(0, at), bytes.subarray(at + length)] as const;
  const middle = pick.one([
    () => new Uint8Array(),
    () => Buffer.concat([part, part, part]),
    () => noise(seed, length),
    () => part.toReversed(),
    () => new Uint8Array(length),
  ])();
  return Buffer.concat([around[0], middle, around[1]]);
};

const bytesOf = (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  doc.end();
  return buffer(doc);
};

const locked = (): Promise<Uint8Array> => {
  const doc = new PDFDocument({ userPassword: "secret" });
  doc.text("A CV that nobody but its owner can open, with work experience since 2019.");
  return bytesOf(doc);
};

/** A page without text, as scanners make it. */
const scan = (): Promise<Uint8Array> => {
  const doc = new PDFDocument();
  doc.rect(0, 0, 600, 800).fill("#eee");
  return bytesOf(doc);
};

const word = (xml: string) => zipSync({ "word/document.xml": strToU8(xml) });
const open = '<w:document xmlns:w="x"><w:body>';

/** Zips in zips. */
const nested = (depth: number): Uint8Array =>
  depth === 0 ? strToU8("end") : zipSync({ "word/document.xml": nested(depth - 1) });

const manyPages = async (): Promise<Uint8Array> => {
  const sheet = new Sheet();
  for (let page = 0; page < 1_500; page++) {
    sheet.turnTo(page);
    sheet.doc.text(`Page ${page} of work experience since 2019`, 50, 50);
  }
  return sheet.bytes();
};

const loop = strToU8(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 999999999>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Broken and hostile files; `real` are files of each type to break. */
export const hostileFiles = (real: readonly { type: Readable; bytes: Uint8Array }[]): HostileFile[] => [
  ...real.flatMap(({ type, bytes }) => [
    { name: `${type}, cut in half`, type, make: () => bytes.subarray(0, bytes.length >> 1) },
    { name: `${type}, without its end`, type, make: () => bytes.subarray(0, bytes.length - 200) },
    { name: `${type}, random bytes`, type, make: () => noise(bytes.length, 60_000) },
    { name: `${type}, empty`, type, make: () => new Uint8Array() },
    ...[1, 2, 3, 4, 5, 6].map((seed) => ({
      name: `${type}, spoiled ${seed}`,
      type,
      make: () => spoil(bytes, seed),
    })),
  ]),
  ...real.flatMap(({ type, bytes }) =>
    Array.from({ length: mutations }, (_, at) => ({
      name: `${type}, mutated ${at}`,
      type,
      make: () => mutate(bytes, at),
    })),
  ),
  { name: "pdf, protected by a password", type: "pdf", make: locked },
  {
    name: "docx, protected by a password",
    type: "docx",
    make: () =>
      Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.from("EncryptedPackage", "utf16le"),
        noise(5, 9_000),
      ]),
  },
  { name: "doc, really RTF", type: "doc", make: () => strToU8("{\\rtf1\\ansi Sam Lee\\par}") },
  { name: "pdf, a picture alone", type: "pdf", make: scan },
  { name: "pdf, 1,500 pages", type: "pdf", make: manyPages },
  { name: "pdf, page tree without end", type: "pdf", make: () => loop },
  {
    name: "docx, 240 MB of zeros",
    type: "docx",
    make: () => zipSync({ "word/document.xml": new Uint8Array(240_000_000) }),
  },
  { name: "docx, 39 MB of one letter", type: "docx", make: () => word("A".repeat(39_000_000)) },
  { name: "docx, five million open tags", type: "docx", make: () => word("<a>".repeat(5_000_000)) },
  {
    name: "docx, a hundred thousand tables in each other",
    type: "docx",
    make: () => word(`${open}${"<w:tbl><w:tr><w:tc>".repeat(100_000)}`),
  },
  {
    name: "docx, a line of four million characters",
    type: "docx",
    make: () =>
      word(
        `${open}<w:p><w:r><w:t>${"Jan 2019 - a@b.c, ".repeat(230_000)}</w:t></w:r></w:p></w:body></w:document>`,
      ),
  },
  {
    name: "docx, entities in entities",
    type: "docx",
    make: () =>
      word(
        '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]><w:document>&c;</w:document>',
      ),
  },
  { name: "docx, zips in zips", type: "docx", make: () => nested(50) },
  {
    name: "zip, sixty thousand files",
    type: "zip",
    make: () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 60_000 }, (_, at) => [`${at}/Skills.csv`, new Uint8Array(1)]),
        ),
      ),
  },
  {
    name: "zip, a table of a million rows",
    type: "zip",
    make: () => zipSync({ "Skills.csv": strToU8(`Name\n${"Welding\n".repeat(1_000_000)}`) }),
  },
  { name: "json, a million open brackets", type: "json", make: () => strToU8("[".repeat(1_000_000)) },
  {
    name: "json, other types in all places",
    type: "json",
    make: () =>
      strToU8(
        '{"basics":[1,{}],"work":[null,3,{"position":{"a":1},"startDate":7,"highlights":"x"}],"skills":{"a":1},"education":"x"}',
      ),
  },
  {
    name: "json, a name of a million letters",
    type: "json",
    make: () =>
      strToU8(JSON.stringify({ basics: { name: "A".repeat(1_000_000), phone: "1".repeat(500_000) } })),
  },
];
