import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DraftFields, DraftProblem } from "../../contract/editor-drafts.ts";
import { isMoment } from "../../contract/article.ts";
import { reservedSlugs } from "../../domain/articles/article-paths.ts";
import { dayFault } from "../../domain/articles/day-limits.ts";
import { momentIn, skippedTimeFault, wallTimeNow } from "../../domain/articles/publish-at.ts";
import { checkText } from "../../site/check/check-text.ts";
import { lineInBody, textOfFields } from "../../site/content/entry-text.ts";
import { slugPattern } from "../../site/content/read-files.ts";
import type { Context } from "../http/context.ts";
import { contentRoot, entryFile, readEntries, readEntry, slugOf, type DraftRow } from "./content.ts";
import { draftProblem } from "./fault-text.ts";
import { isUpload, pictureFileOf, uploadedNames } from "./pictures.ts";

type Needs = Pick<Context, "db" | "config" | "brand">;

/** The head of a page with nothing wrong in it. */
const soundHead = `---
title: Title
description: ${"A sentence that is long enough. ".repeat(2)}
author: Somebody
date: 2026-03-02
---

`;

/**
 * What is wrong with a draft, as the check of public texts sees it: which field, and how to mend it. What depends on
 * other pages, such as a link to one that is missing, is found when it is published.
 */
export const problemsOf = async (
  draft: DraftRow,
  fields: DraftFields,
  needs: Needs,
): Promise<DraftProblem[]> => {
  const slugProblem = draft.slug === null ? slugFault(fields.slug, needs) : undefined;
  // The check of a file's name speaks to people who name files.
  const file = entryFile(draft, slugProblem ? "page" : fields.slug);
  const text = textOfFields(fields, draft.slug === null ? undefined : readEntry(needs.config, file));
  // A text is checked even where its head cannot be read yet.
  const [ofHead, ofBody] = [text, soundHead + fields.body.trim()].map((one) =>
    checkText(file, one).map(({ line, says }) => ({ line: lineInBody(one, line), says })),
  );
  const words = { fields, nameOf: () => "another page" };
  const found = [...ofHead!.filter(({ line }) => line < 1), ...ofBody!].map(({ line, says }) =>
    draftProblem(says, line, words),
  );
  return withoutRepeats([
    ...(slugProblem ? [{ field: "slug", says: slugProblem }] : []),
    ...found,
    ...dayProblems(fields, wallTimeNow(needs.brand.timezone).slice(0, 10)),
    ...timeProblems(fields.publish_at.trim(), needs.brand.timezone),
    ...(fields.body.trim() ? [] : [{ field: "body", says: "is missing; write the text" }]),
    ...(await pictureProblems(draft, fields, file, needs)),
  ]);
};

/** Two tags that are wrong in the same way are one problem of the field. */
const withoutRepeats = (problems: readonly DraftProblem[]): DraftProblem[] =>
  problems.filter(
    ({ field, says }, at) => problems.findIndex((one) => one.field === field && one.says === says) === at,
  );

/** Days that exist, and that no text can be of. */
const dayProblems = (fields: DraftFields, today: string): DraftProblem[] =>
  (["date", "updated", "publish_at"] as const).flatMap((field) => {
    const says = dayFault(fields[field].trim(), today);
    return says === undefined ? [] : [{ field, says }];
  });

/** A time to come that no clock of the site will show; one that has passed is settled. */
const timeProblems = (time: string, zone: string): DraftProblem[] => {
  const says = momentIn(zone, time) > Date.now() ? skippedTimeFault(zone, time) : undefined;
  return says === undefined ? [] : [{ field: "publish_at", says }];
};

const slugFault = (slug: string, { config }: Needs): string | undefined => {
  if (!slug) return "is missing; add it";
  if (!slugPattern.test(slug)) return "must be lower-case words joined by hyphens, such as first-day";
  if (reservedSlugs.some((reserved) => reserved === slug))
    return "is a page of every site already; choose another";
  // Also on other sites: a page of one brand must not replace what all share without anybody noticing.
  return readEntries(config).some((entry) => slugOf(entry) === slug)
    ? "belongs to another page already; choose another"
    : undefined;
};

/** Pictures that a text names and that there are not, or are another site's. */
const pictureProblems = async (
  draft: DraftRow,
  fields: DraftFields,
  file: string,
  { db, config }: Needs,
): Promise<DraftProblem[]> => {
  const named = [
    ...(fields.image ? [{ field: "image", src: fields.image.src }] : []),
    ...picturesIn(fields.body).map((src) => ({ field: "body", src })),
  ];
  if (!named.length) return [];
  const uploads = await uploadedNames(draft.brand, db);
  return named.flatMap(({ field, src }) => {
    const path = pictureFileOf(file, src);
    const isThere =
      path !== undefined && (existsSync(join(contentRoot(config), path)) || isUpload(path, draft, uploads));
    return isThere
      ? []
      : [{ field, says: `names a picture that is not there, ${src || "without a path"}; choose another` }];
  });
};

/** The paths of the pictures in a Markdown text. */
export const picturesIn = (body: string): string[] =>
  [...body.matchAll(/!\[[^\]]*\]\(\s*<?([^)>\s]+)/g)].map(([, src]) => src!);

/** Whether a text is a moment that exists, as publishAt is written. */
export const isWallTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/.test(text) && isMoment(text);
