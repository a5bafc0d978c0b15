import { posix } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import type { DraftFields } from "../../contract/editor-drafts.ts";
import { problemSentence } from "../../domain/articles/draft-fields.ts";
import { emptyFields, fieldsOfText, lineInBody } from "../../site/content/entry-text.ts";
import { draftProblem } from "./fault-text.ts";

const { basename, dirname } = posix;

/** What a failure is told from. */
interface Build {
  /** The file of the page that was to be published. */
  file: string;
  /** The text of a file as it was built; undefined where there is none. */
  read: (file: string) => string | undefined;
  brands: readonly Pick<Brand, "id" | "name">[];
}

/** What the check of the content has printed about one line of a file. */
interface Fault {
  of: string;
  line: number;
  says: string;
}

const unchanged = "Nothing was changed for readers.";
const inLog = "Your operator finds why in the server’s log.";
/** How many faults are told at once. */
const told = 5;

/**
 * Why a build failed, for the person whose change it has: which field of the page and how to mend it, else which other
 * text stops it. The rest is for the operator, in the log.
 * @param says What the build printed.
 */
export const failureText = (says: string, build: Build): string => {
  const faults = says.split("\n").flatMap((line): Fault[] => {
    const [, of = "", at = "", what = ""] = /^\s+(src\/\S+?):(\d+): (.*)$/.exec(line) ?? [];
    return what ? [{ of, line: Number(at), says: what }] : [];
  });
  const [first] = faults;
  if (!first) return `${unchanged} The sites could not be built. ${inLog}`;
  const sentences = (file: string) =>
    sentencesOf(
      faults.filter(({ of }) => of === file),
      build,
    );
  const own = sentences(build.file);
  if (own) return `${unchanged} ${own}`;
  if (dirname(first.of) === `${dirname(build.file)}/images`)
    return `${unchanged} The picture ${basename(first.of)} ${first.says}.`;
  return `${unchanged} Something else stops it: ${elsewhere(first.of, sentences(first.of), build)}`;
};

/** What stops a build that is not in the page itself. */
const elsewhere = (file: string, sentences: string, build: Build): string => {
  const owner = ownerOf(file);
  if (owner === undefined) return `a part of the sites that is not written here. ${inLog}`;
  const own = ownerOf(build.file);
  // What others write for their site is not told to people of another.
  if (owner && own && owner !== own) return `a text of ${siteName(owner, build)}. ${inLog}`;
  return `the text ${titleOf(file, build)} ${owner ? `of ${siteName(owner, build)}` : "that all sites share"}. ${sentences}`;
};

/** The faults of one file, each as a sentence once; empty without any. */
const sentencesOf = (faults: readonly Fault[], build: Build): string => {
  const sentences = faults.map(({ of, line, says }) => {
    const words = { fields: fieldsIn(of, build), nameOf: (file: string) => titleOf(file, build) };
    const problem = draftProblem(withSiteNames(says, build), lineInBody(build.read(of) ?? "", line), words);
    return problemSentence(problem.field, problem.says);
  });
  return [...new Set(sentences)].slice(0, told).join(" ");
};

const withSiteNames = (says: string, build: Build): string =>
  says.replace(/(?<=leads to no page on )[\w-]+(?:, [\w-]+)*/, (ids) =>
    ids
      .split(", ")
      .map((id) => siteName(id, build))
      .join(", "),
  );

const siteName = (id: string, { brands }: Build): string =>
  brands.find((brand) => brand.id === id)?.name ?? id;

/** The brand that owns an article or a blog, empty for one that all share; undefined for any other file. */
const ownerOf = (file: string): string | undefined => {
  const found = /^src\/content\/(?:blogs|articles)\/(?:([^/]+)\/)?[^/]+\.md$/.exec(file);
  return found ? (found[1] ?? "") : undefined;
};

const titleOf = (file: string, build: Build): string =>
  `“${fieldsIn(file, build).title || basename(file, ".md")}”`;

/** What a file says; empty fields where its head cannot be read. */
const fieldsIn = (file: string, { read }: Build): DraftFields => {
  try {
    return fieldsOfText(basename(file, ".md"), read(file) ?? "");
  } catch {
    return emptyFields;
  }
};
