import * as z from "zod/mini";
import { screeningQuestion, type ScreeningQuestion } from "../../../contract/job-fields.ts";
import { oneLine } from "../../../domain/text/one-line.ts";

/** A question in a file: only its text is required. */
const givenQuestions = z.array(
  z.extend(z.partial(screeningQuestion), { question: z.string().check(z.minLength(1), z.maxLength(500)) }),
);

/** Reads screening questions from JSON; "" has none. */
export const parseScreening = (json: string): { questions: ScreeningQuestion[]; problem?: string } => {
  if (!json.trim()) return { questions: [] };
  const given = givenQuestions.safeParse(parsed(json));
  if (given.success) {
    const questions = given.data.map(({ id, question, type, options = [], required = true }, index) => ({
      id: oneLine(id ?? "") || `q${index + 1}`,
      question: oneLine(question),
      type: type ?? (options.length ? "choice" : "yes_no"),
      options: options.map(oneLine),
      required,
    }));
    const ids = new Set(questions.map(({ id }) => id));
    const answerable = questions.every(({ type, options }) => type !== "choice" || options.length > 1);
    if (ids.size === questions.length && answerable) return { questions };
  }
  return {
    questions: [],
    problem:
      'The screening questions are wrong. Write them as JSON: [{"question": "Do you hold a licence?", "type": "yes_no"}], with "options" where the type is "choice".',
  };
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};
