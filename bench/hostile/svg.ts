import { encodePicture } from "../../src/server/employers/files/encode-picture.ts";
import { FetchFault } from "../../src/server/platform/network/fetch-fault.ts";
import { verdict } from "../report.ts";
import type { Trial } from "./trials.ts";

const [depth, width] = [10, 10];

/** A drawing whose parts repeat each other, ten times at each of ten levels. */
const repeated = (element: string, part: (id: string) => string): string => {
  const levels = Array.from(
    { length: depth },
    (_, at) => `<${element} id="l${at + 1}">${part(`#l${at}`).repeat(width)}</${element}>`,
  );
  const inner = `<${element} id="l0"><rect width="9" height="9"/></${element}>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}${levels.join("")}${part(`#l${depth}`)}</svg>`;
};

const drawings: Readonly<Record<string, string>> = {
  "uses of groups": repeated("g", (id) => `<use href="${id}"/>`),
  "uses of symbols": repeated("symbol", (id) => `<use href="${id}"/>`),
  patterns: repeated("pattern", (id) => `<rect width="9" height="9" fill="url(${id})"/>`),
  masks: repeated("mask", (id) => `<rect width="9" height="9" mask="url(${id})"/>`),
  "clip paths": repeated("clipPath", (id) => `<rect width="9" height="9" clip-path="url(${id})"/>`),
  markers: repeated("marker", (id) => `<path d="M0 0h9v9z" marker-mid="url(${id})"/>`),
};

/** Drawings of few bytes that would draw thousands of millions of shapes, given as pictures of employers and editors. */
export const svg: Trial = async () => {
  const refused: string[] = [];
  for (const [what, drawing] of Object.entries(drawings))
    await encodePicture(new TextEncoder().encode(drawing), "logo").catch((error: unknown) => {
      if (error instanceof FetchFault) refused.push(what);
    });
  const kept = Object.keys(drawings).filter((what) => !refused.includes(what));
  return [
    {
      what: "drawings that repeat their parts",
      count: Object.keys(drawings).length,
      faults: `${kept.length}: ${verdict(kept.length === 0)}`,
      notes: kept.join(", "),
    },
  ];
};
