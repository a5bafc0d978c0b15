import { agreed, isCountedJob, labelOfQuestion } from "../../../../lexicon/cv/labels.ts";
import { textOf, type Line } from "../../text/line.ts";

/** So many known questions make a form. */
const fewest = 3;

/** Whether a line is a question of a form and its answer: "When did you start? ‖ July 2020". */
const isAsked = ({ parts: [question = "", answer, more] }: Line): boolean =>
  question.endsWith("?") && answer !== undefined && !more;

/**
 * The lines of a form of questions and answers as those of one with labels: "Employer: ‖ Acme", and a heading over the jobs in place
 * of "Job 1"; a question that no list has is one text with its answer.
 */
export const withLabelsForQuestions = (lines: readonly Line[]): readonly Line[] => {
  const known = lines.filter((line) => isAsked(line) && labelOfQuestion(line.parts[0]!) !== null);
  if (known.length < fewest) return lines;
  const jobs = lines.filter((line) => isCountedJob(textOf(line)));
  return lines.flatMap((line) => {
    if (jobs.includes(line)) return line === jobs[0] ? { ...line, parts: ["Work experience"] } : [];
    if (!isAsked(line)) return line;
    const label = labelOfQuestion(line.parts[0]!);
    const answer = line.parts[1]!.replace(agreed, "");
    return {
      ...line,
      lead: undefined,
      parts: label ? [`${label}:`, answer] : [label === null ? textOf(line) : answer],
    };
  });
};
