import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { randomOf, type Random } from "../src/server/demo/random.ts";

const subjects = [
  "Rosters",
  "Interviews",
  "Apprenticeships",
  "Night work",
  "References",
  "Visas",
  "Safety",
  "Pay",
];
const places = [
  "Perth",
  "Cairns",
  "Hobart",
  "Dubbo",
  "Geelong",
  "Darwin",
  "Bendigo",
  "Mackay",
  "Orange",
  "Broome",
];
const ends = [
  "in plain words",
  "step by step",
  "for new starters",
  "without the stress",
  "what to ask first",
];
const tags = ["pay", "visas", "cv", "interview", "rights", "study", "safety", "moving", "tools", "careers"];
const words =
  `a the your their this each roster shift employer award agreement hour week wage site team first next clear written
  early late paid safe fair ask keep send check read call plan learn start finish record contract licence interview
  reference payslip supervisor apprentice kitchen workshop centre ward farm office before after during because while
  when unless with without about between and or but so then still often never always usually of in on at for to from`
    .trim()
    .split(/\s+/);

/** Pictures that the articles share. */
const pictures = ["desk", "site", "kitchen", "road", "yard", "class"];

/**
 * Writes realistic Markdown files: short and long, with headings, lists, tables, code, callouts, pictures and links
 * to each other. Seven in ten are articles, the rest blogs; the same count gives the same files.
 * @param content The folder that holds `articles/` and `blogs/`.
 */
export const writeArticles = async (content: string, count: number): Promise<void> => {
  const random = randomOf(count);
  for (const collection of ["articles", "blogs"]) {
    const images = join(content, collection, "images");
    mkdirSync(images, { recursive: true });
    for (const [index, name] of pictures.entries())
      await drawPicture(join(images, `bench-${name}.jpg`), index);
  }
  for (let index = 0; index < count; index += 1) {
    const collection = index % 10 < 7 ? "articles" : "blogs";
    writeFileSync(join(content, collection, `${slugOf(index)}.md`), article(index, count, random));
  }
};

const slugOf = (index: number) => `bench-article-${index}`;

const drawPicture = async (file: string, index: number): Promise<void> => {
  const shapes = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 197 + index * 61) % 1600, (at * 89 + index * 131) % 900];
    return `<circle cx="${x}" cy="${y}" r="${40 + ((at * 37) % 120)}" fill="hsl(${(index * 60 + at * 9) % 360} 50% 60%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">${shapes.join("")}</svg>`;
  await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).jpeg().toFile(file);
};

const article = (index: number, count: number, { int, pick, some }: Random): string => {
  const many = <Part>(low: number, high: number, make: (at: number) => Part) =>
    Array.from({ length: int(low, high) }, (_, at) => make(at));
  const sentence = () => {
    const text = many(8, 22, () => pick(words)).join(" ");
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => many(2, 6, sentence).join(" ");
  const link = () => `[${pick(subjects).toLowerCase()}](/page/${slugOf(int(0, count - 1))})`;
  const row = () => `| ${pick(words)} ${pick(words)} | ${pick(words)} | ${int(1, 99)} |`;
  const blocks = [
    () => `${paragraph()} See also ${link()} and **${pick(words)} ${pick(words)}**.`,
    () => many(3, 7, () => `- ${sentence()}`).join("\n"),
    () => many(3, 6, (at) => `${at + 1}. ${sentence()}`).join("\n"),
    () => ["| What | When | How much |", "| --- | --- | ---: |", ...many(3, 8, row)].join("\n"),
    () => `> [!${pick(["NOTE", "TIP", "IMPORTANT", "WARNING"])}]\n> ${sentence()}`,
    () => `\`\`\`text\n${sentence()}\n${sentence()}\n\`\`\``,
    () => `![${sentence()}](./images/bench-${pick(pictures)}.jpg "${sentence()}")`,
  ];
  const part = (at: number) =>
    [`## ${pick(subjects)}: part ${at + 1}`, paragraph(), paragraph(), pick(blocks)()].join("\n\n");
  const subject = pick(subjects);
  const image =
    index % 4 ? "" : `image:\n  src: ./images/bench-${pick(pictures)}.jpg\n  alt: Discs in many colours\n`;
  return `---
title: "${subject} in ${pick(places)} ${pick(ends)}, number ${index}"
description: "What people who work here ask about ${subject.toLowerCase()}, answered one by one with examples."
author: The editors
date: ${new Date(Date.UTC(2024, 0, 1 + (index % 600))).toISOString().slice(0, 10)}
tags: [${some(tags, 2).join(", ")}]
${image}---

${paragraph()}

${many(3, 10, part).join("\n\n")}
`;
};
