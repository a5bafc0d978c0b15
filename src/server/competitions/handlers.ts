import type * as contract from "../../contract/competitions.ts";
import type { Competition, CompetitionCard } from "../../contract/competitions.ts";
import { competitionState } from "../../domain/competitions/competition-state.ts";
import { fillBrandHtml, fillBrandWords } from "../../domain/brands/brand-words.ts";
import { termsPageOf } from "../../site/competitions/competition-schema.ts";
import type { ReadCompetition } from "../../site/competitions/read-competitions.ts";
import { pictureUrl, textHtml } from "../../site/content/article-html.ts";
import { sanitiseArticle } from "../../site/markdown/sanitise-article.ts";
import type { Context, Handler } from "../http/context.ts";
import { invalid } from "../platform/http-error.ts";
import { confirmRequest, enterAsSeeker, findEntry, requestEntry } from "./entries.ts";
import {
  findCompetition,
  hasEntered,
  personOf,
  refuseUnlessOpen,
  shownCompetitions,
  type ShownCompetition,
} from "./queries.ts";

export const getCompetition: Handler<typeof contract.getCompetition> = async ({ params }, context) => {
  const { brand, db } = context;
  const shown = await findCompetition(params.slug, context);
  const { file } = shown;
  const { data } = file;
  const person = await personOf(context);
  const say = (text: string) => fillBrandWords(text, brand);
  return {
    payload: {
      ...cardOf(shown, context),
      content_html: sanitiseArticle(fillBrandHtml(await textHtml(file), brand), (url) => url),
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

export const listCompetitions: Handler<typeof contract.listCompetitions> = async (
  { query: { employer, state } },
  context,
) => {
  const cards = (await shownCompetitions(context, employer)).map((one) => cardOf(one, context));
  const wanted = cards.filter(
    (one) =>
      (employer === undefined || one.employer?.slug === employer) &&
      (state === undefined || one.state === state),
  );
  return { payload: inOrder(wanted) };
};

/** Open ones by their closing, those to come by their opening, closed ones the other way round. */
const inOrder = (cards: readonly CompetitionCard[]): CompetitionCard[] => {
  const of = (state: CompetitionCard["state"]) => cards.filter((one) => one.state === state);
  const byClosing = (a: CompetitionCard, b: CompetitionCard) => a.closes_at.localeCompare(b.closes_at);
  return [
    ...of("open").sort(byClosing),
    ...of("upcoming").sort((a, b) => a.opens_at.localeCompare(b.opens_at)),
    ...of("closed").sort((a, b) => byClosing(b, a)),
  ];
};

const cardOf = ({ file, employer }: ShownCompetition, { brand }: Pick<Context, "brand">): CompetitionCard => {
  const { slug, data, timeZone, opensAt, closesAt } = file;
  const say = (text: string) => fillBrandWords(text, brand);
  return {
    slug,
    title: say(data.title),
    description: say(data.description),
    image: { url: pictureUrl(file.file, data.image.src), alt: say(data.image.alt) },
    employer,
    state: competitionState(file, new Date()),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    time_zone: timeZone,
    prize: say(data.prize),
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
