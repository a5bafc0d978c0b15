import type * as contract from "../../contract/competitions.ts";
import type { Competition } from "../../contract/competitions.ts";
import { competitionState } from "../../domain/competitions/competition-state.ts";
import { fillBrandHtml, fillBrandWords } from "../../domain/brands/brand-words.ts";
import { termsPageOf } from "../../site/competitions/competition-schema.ts";
import type { ReadCompetition } from "../../site/competitions/read-competitions.ts";
import { pictureUrl, textHtml } from "../../site/content/article-html.ts";
import { sanitiseArticle } from "../../site/markdown/sanitise-article.ts";
import type { Handler } from "../http/context.ts";
import { invalid } from "../http-error.ts";
import { confirmRequest, enterAsSeeker, findEntry, requestEntry } from "./entries.ts";
import { findCompetition, hasEntered, personOf, refuseUnlessOpen } from "./queries.ts";

export const getCompetition: Handler<typeof contract.getCompetition> = async ({ params }, context) => {
  const { brand, db } = context;
  const { file, employer } = await findCompetition(params.slug, context);
  const { slug, data, timeZone, opensAt, closesAt } = file;
  const person = await personOf(context);
  const say = (text: string) => fillBrandWords(text, brand);
  return {
    payload: {
      slug,
      title: say(data.title),
      description: say(data.description),
      content_html: sanitiseArticle(fillBrandHtml(await textHtml(file), brand), (url) => url),
      image: { url: pictureUrl(file.file, data.image.src), alt: say(data.image.alt) },
      employer,
      state: competitionState(file, new Date()),
      opens_at: opensAt.toISOString(),
      closes_at: closesAt.toISOString(),
      time_zone: timeZone,
      prize: say(data.prize),
      eligibility: say(data.eligibility),
      question: data.question === undefined ? null : say(data.question),
      terms: termsOf(file, say),
      seeker: person && {
        name: person.name,
        email: person.email,
        entered: await hasEntered(file.id, person, db),
      },
    },
  };
};

export const enterCompetition: Handler<typeof contract.enterCompetition> = async (
  { params, body },
  context,
) => {
  const { file } = await findCompetition(params.slug, context);
  if (body.website) return mailed;
  refuseUnlessOpen(file);
  if (body.terms_version !== file.data.termsVersion)
    throw invalid("terms", "The terms have changed since you opened this page. Read them again, please.");
  const answer = body.answer.trim();
  if (file.data.question !== undefined && !answer) throw invalid("answer", "Please answer the question.");
  await context.limits.competition.take(context.address);
  const entry = { answer: file.data.question === undefined ? "" : answer };
  const person = await personOf(context);
  if (person) {
    const isNew = await enterAsSeeker(file, { ...entry, ...person }, context);
    return {
      payload: { state: "entered" },
      message: isNew
        ? "You have entered. A receipt is on its way to you by email."
        : "You have entered already. One entry counts for each person, so nothing has changed.",
    };
  }
  if (!body.name) throw invalid("name", "Please give your name.");
  if (!body.email) throw invalid("email", "Please give your email address.");
  await requestEntry(file, { ...entry, name: body.name, email: body.email }, context);
  return mailed;
};

export const getCompetitionEntry: Handler<typeof contract.getCompetitionEntry> = async (
  { params, query },
  context,
) => {
  const { file } = await findCompetition(params.slug, context);
  return { payload: await findEntry(file, query.token, context) };
};

export const confirmCompetitionEntry: Handler<typeof contract.confirmCompetitionEntry> = async (
  { params, body },
  context,
) => {
  const { file } = await findCompetition(params.slug, context);
  return {
    payload: await confirmRequest(file, body.token, context),
    message: "You have entered. Good luck.",
  };
};

const mailed = {
  payload: { state: "mailed" as const },
  message:
    "We have sent you an email. Open the link in it to confirm your entry before the competition closes.",
};

const termsOf = ({ data }: ReadCompetition, say: (text: string) => string): Competition["terms"] => {
  const version = data.termsVersion;
  const href = termsPageOf(data);
  return href === undefined
    ? { kind: "text", version, text: say(data.terms) }
    : { kind: "page", version, href };
};
