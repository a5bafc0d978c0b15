import { typedNumber } from "../text/typed-number.ts";
import type { ScreeningAnswer, ScreeningQuestion } from "../../contract/job-fields.ts";

/** An answer beside the question as it was asked. */
export interface AskedAnswer extends ScreeningAnswer {
  question: string;
}

/** The checked answers in the order of the questions, or what is wrong by question id. */
export type CheckedAnswers =
  { ok: true; answers: AskedAnswer[] } | { ok: false; problems: Record<string, string> };

/**
 * Checks the answers to an employer's questions: required ones are answered, choices are among the options,
 * numbers are numbers, also as "$38,000", which is 38000. Answers are trimmed; empty ones to optional questions are left out.
 */
export const checkAnswers = (
  questions: readonly ScreeningQuestion[],
  given: readonly ScreeningAnswer[],
): CheckedAnswers => {
  const problems: Record<string, string> = {};
  const answers: AskedAnswer[] = [];
  for (const { question_id } of given) {
    if (!questions.some(({ id }) => id === question_id))
      problems[question_id] = "The employer does not ask this question (any more).";
  }
  for (const question of questions) {
    const own = given.filter(({ question_id }) => question_id === question.id);
    const answer = own[0]?.answer.trim() ?? "";
    const problem = own.length > 1 ? "Is answered more than once." : problemOf(question, answer);
    if (problem) problems[question.id] = problem;
    else if (answer)
      answers.push({
        question_id: question.id,
        question: question.question,
        answer: plain(question, answer),
      });
  }
  return Object.keys(problems).length ? { ok: false, problems } : { ok: true, answers };
};

const asksYears = /\bhow many years\b/i;
/** As long as anybody works. */
const mostYears = 80;

const problemOf = (
  { type, question, options, required }: ScreeningQuestion,
  answer: string,
): string | null => {
  if (!answer) return required ? "Please answer this question." : null;
  switch (type) {
    case "yes_no":
      return /^(yes|no)$/i.test(answer) ? null : "Answer Yes or No.";
    case "choice":
      return options.includes(answer) ? null : `Choose one of: ${options.join(", ")}.`;
    case "number":
      if (!/^\d{1,15}(\.\d{1,6})?$/.test(plainNumber(answer)))
        return "Answer with a number, such as 3 or 2.5.";
      return asksYears.test(question) && Number(plainNumber(answer)) > mostYears
        ? `Answer with the number of years, ${mostYears} at most.`
        : null;
    case "text":
      return null;
  }
};

/** A number as people type it, without its sign of a currency and its commas: "$38,000". */
const plainNumber = (answer: string): string => String(typedNumber(answer) ?? answer);

const plain = ({ type }: ScreeningQuestion, answer: string): string => {
  if (type === "number") return plainNumber(answer);
  if (type !== "yes_no") return answer;
  return answer.toLowerCase() === "yes" ? "Yes" : "No";
};
