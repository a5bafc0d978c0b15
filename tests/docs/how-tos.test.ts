import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommanderError, type Command } from "commander";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { commands } from "../../src/commands/command-line/commands.ts";
import { program, runLine } from "../../src/commands/command-line/program.ts";
import { externalProvider } from "../../src/contract/external-provider.ts";
import { readBenefits, readShift } from "../../src/lexicon/conditions/read-conditions.ts";
import { readRights } from "../../src/lexicon/conditions/read-rights.ts";
import { sectionSchema } from "../../src/site/landings/section-schema.ts";
import { openSmallProject, project } from "../site/check/small-project.ts";

const { problemsWith, close } = openSmallProject();
afterAll(close);

const read = (file: string) => readFileSync(join(project, file), "utf8");
const howTo = (name: string) => read(`docs/how-to/${name}.md`);
const howTos = globSync("docs/how-to/*.md", { cwd: project });
const pages = globSync(["README.md", "CONTRIBUTING.md", "docs/how-to/*.md", "docs/decisions/[0-9]*.md"], {
  cwd: project,
});

/** What a page shows as code: each line of its blocks, and each span of its text. */
const codeIn = (text: string): string[] => {
  const blocks = [...text.matchAll(/^ *```\w*\n([^]*?)^ *```$/gm)].map(([, code = ""]) => code);
  const spans = text.replaceAll(/^ *```[^]*?^ *```$/gm, "").matchAll(/`([^`]+)`/g);
  return [
    ...blocks.flatMap((code) => code.replaceAll(/\\\n/g, " ").split("\n")),
    ...[...spans].map(([, code = ""]) => code.replaceAll(/\s+/g, " ")),
  ];
};

/** The first block of JSON of a how-to, as the part of an object that it is. */
const jsonIn = (name: string): Record<string, unknown> => {
  const [, block = ""] = /```json\n([^]*?)```/.exec(howTo(name)) ?? [];
  return JSON.parse(`{${block}}`) as Record<string, unknown>;
};

/** The arguments of the command lines in some code; a placeholder stands for any word. */
const linesIn = (code: readonly string[]): string[][] =>
  code
    .flatMap((line) => /npm run (?:--silent )?signboard -- ([^#|]+)/.exec(line)?.[1] ?? [])
    .map((args) =>
      args
        .trim()
        .replaceAll(/<[\w-]+>/g, "word")
        .split(/\s+/),
    );

/** All commands, which read their arguments, and do nothing. */
const line = program(commands).hook("preAction", () => {
  throw new CommanderError(0, "read", "The arguments are right.");
});
const named = (name = "") => commands.filter((one) => one.name() === name);
const flagsOf = (one: Command): string[] => [
  ...one.options.flatMap(({ long }) => long ?? []),
  ...one.commands.flatMap(flagsOf),
];

it.each(pages.filter((page) => read(page).includes("signboard -- ")))(
  "%s shows commands that can be typed",
  async (page) => {
    const wrong: string[] = [];
    for (const args of linesIn(codeIn(read(page))).filter(([name]) => name !== "word" && name !== "…")) {
      const isShort = page.startsWith("docs/decisions") && args.length === 1 && named(args[0]).length > 0;
      if (!isShort) await runLine(line, args, (text) => wrong.push(`${args.join(" ")}: ${text}`));
    }
    expect(wrong).toEqual([]);
  },
);

it("how-tos explain options that their commands have", () => {
  const wrong = howTos.flatMap((page) => {
    const code = codeIn(read(page));
    const known = linesIn(code).flatMap(([name]) => named(name).flatMap(flagsOf));
    const options = code.flatMap((span) => /^--[a-z][a-z-]*(?=$| [A-Z\d]\w*$)/.exec(span)?.[0] ?? []);
    return options.filter((option) => ![...known, "--help"].includes(option)).map((option) => [page, option]);
  });
  expect(wrong).toEqual([]);
});

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
/** Scripts with the names that commands had: they go with the next release. */
const isOld = (script: string) => script !== "signboard" && scripts[script]?.includes("signboard.ts");

it("pages name scripts that are there, and stay", () => {
  const wrong = pages.flatMap((page) =>
    codeIn(read(page)).flatMap((code) =>
      [...code.matchAll(/(?<!\binstall .*)\bnpm (?:run (?:--silent )?)?(?!run\b|ci\b)([a-z][a-z:-]*)/g)]
        .map(([, script = ""]) => script)
        .filter((script) => !scripts[script] || isOld(script))
        .map((script) => [page, script]),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The variables of the configurations in deploy/cluster. */
const ofTemplates = globSync("deploy/cluster/*", { cwd: project }).flatMap((file) =>
  [...read(file).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!),
);

it("the how-to of several machines sets every variable of deploy/cluster", () => {
  expect(ofTemplates).toContain("PGBOUNCER_PORT");
  const set = codeIn(howTo("run-on-several-machines")).join("\n");
  expect(ofTemplates.filter((name) => !set.includes(`${name}=`))).toEqual([]);
});

it("how-tos set variables that .env.example explains", () => {
  const explained = [...read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  );
  // Those of PostgreSQL's shell, of Node, of etcd, of the tests, and of the templates in deploy/cluster.
  const others = [
    "ETCD_CONFIG_FILE",
    "ON_ERROR_STOP",
    "NODE_EXTRA_CA_CERTS",
    "OPENSEARCH_HEAP",
    "TEST_DATABASE_URL",
    "TEST_OPENSEARCH_URL",
    ...ofTemplates,
  ];
  const set = howTos.flatMap((page) =>
    codeIn(read(page)).flatMap(
      (code) => code.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b[A-Z][A-Z0-9]+(?==)/g) ?? [],
    ),
  );
  expect(set.length).toBeGreaterThan(30);
  expect([...new Set(set)].filter((name) => ![...explained, ...others].includes(name))).toEqual([]);
});

it("an external sign-in can be copied from its how-to", () => {
  expect(
    externalProvider.safeParse(jsonIn("add-an-external-sign-in")["externalSignIn"]).error,
  ).toBeUndefined();
});

it("an employer's own host and its verification can be copied from their how-tos", async () => {
  const [, verified = ""] = /`("verified": \{[^`]+\})`/.exec(howTo("add-an-employer")) ?? [];
  const employer = {
    name: "Acme",
    type: "company",
    ...jsonIn("give-an-employer-its-own-host"),
    ...(JSON.parse(`{${verified}}`) as object),
  };
  expect(employer).toHaveProperty("verified.abn");
  expect(
    await problemsWith({ "src/content/employers/acme/employer.json": JSON.stringify(employer) }),
  ).toEqual([]);
});

it("a competition is a copy of the one that its how-to names, shared or a brand's own", async () => {
  const folder = "src/content/competitions";
  const [, example = ""] = /Copy\s+`([\w-]+\.md)`/.exec(howTo("run-a-competition")) ?? [];
  const text = read(join(folder, example));
  const copies = {
    [`${folder}/one-more.md`]: text,
    [`${folder}/automotive/our-own.md`]: text.replace("../scenes", "../../scenes"),
  };
  expect(await problemsWith(copies)).toEqual([]);
});

it("the how-to of landing pages lists every kind of section", () => {
  const kinds = sectionSchema(z.string()).def.options.map(({ shape }) => shape.kind.def.values[0]);
  const [, listed = ""] = /as you like:([^]*?)\.\n/.exec(howTo("change-a-landing-page")) ?? [];
  expect(listed.match(/[\w-]+(?=`)/g)?.sort()).toEqual(kinds.sort());
});

it("an import reads every example of the how-to for rights to work, shifts and benefits", () => {
  const rows = [...howTo("import-jobs").matchAll(/^\| `(\w+)`.*\| +(`[^|]+`) +\|$/gm)];
  const examples = rows.map(([, field = "", cell = ""]) => [field, codeIn(cell)] as const);
  const readers = { right_to_work: readRights, shift: readShift, benefits: readBenefits };
  expect(
    examples.map(([field, code]) => [field, code.map((text) => readers[field as "shift"](text, ""))]),
  ).toEqual([
    ["right_to_work", [["citizen", "permanent-resident"], ["permanent-resident"], ["holiday-visa"]]],
    ["shift", [["night", "weekend"], ["rotating"]]],
    ["benefits", [["days-off", "meals"], ["parking"]]],
  ]);
});

it("README and CONTRIBUTING lead to every how-to", () => {
  const start = read("README.md") + read("CONTRIBUTING.md");
  expect(howTos.filter((page) => !start.includes(page))).toEqual([]);
});
