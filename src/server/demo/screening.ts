import type { ScreeningQuestion } from "../../contract/job-fields.ts";
import type { Random } from "./random.ts";
import type { Field, Question } from "./work/field.ts";

/** Share of jobs that ask questions. */
const asking = 0.34;

/** Questions that any employer may ask; the right to work is asked of everyone who applies (`applyToJob`). */
const general: readonly Question[] = [
  {
    type: "choice",
    question: "How would you get to work?",
    options: ["On foot or by bicycle", "By public transport", "With my own car", "I would need a lift"],
    required: true,
  },
  {
    type: "choice",
    question: "How much notice must you give?",
    options: ["None", "One week", "Two weeks", "Four weeks or more"],
  },
  { type: "yes_no", question: "Have you worked in Australia before?" },
  { type: "number", question: "What hourly rate, in dollars, are you hoping for?" },
  { type: "text", question: "Is there anything about your availability that we should know?" },
];

/** Two to four questions on a third of the jobs, none on the rest. */
export const screeningFor = (random: Random, field: Field): ScreeningQuestion[] => {
  if (!random.chance(asking)) return [];
  const questions = [...random.some(field.questions, random.int(1, 3)), random.pick(general)];
  return questions.map((question, index) => ({
    id: `q${index + 1}`,
    question: question.question,
    type: question.type,
    options: question.type === "choice" ? [...question.options] : [],
    required: question.required ?? false,
  }));
};
