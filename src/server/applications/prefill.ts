import { desc, eq } from "drizzle-orm";
import type { Payload } from "../../contract/call.ts";
import type { getApplicationPrefill } from "../../contract/applications.ts";
import type { ScreeningAnswer, ScreeningQuestion } from "../../contract/job-fields.ts";
import type { RightToWorkId } from "../../contract/job-options.ts";
import { basic } from "../../contract/profile/basic.ts";
import { rightToWork } from "../../contract/profile/right-to-work.ts";
import { checkAnswers } from "../../domain/jobs/screening.ts";
import type { Context } from "../http/context.ts";
import type { JobRow } from "../catalogue/jobs/job-cards.ts";
import { readProfile } from "../profile/queries.ts";
import { storedFileOf } from "../uploads/stored-file.ts";
import { readDocuments } from "./documents.ts";
import { applications } from "./tables.ts";

/** How many of the latest applications are looked through for answers. */
const remembered = 20;

/** What an application to a job can begin with; the profile counts before earlier applications. */
export const prefillOf = async (
  { id, screening }: Pick<JobRow, "id" | "screening">,
  context: Context<"seeker">,
): Promise<Payload<typeof getApplicationPrefill>> => {
  const { entries } = await readProfile([basic, rightToWork], context);
  const earlier = await context.db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      status: applications.status,
      note: applications.note,
      phone: applications.phone,
      rightToWork: applications.rightToWork,
      answers: applications.answers,
    })
    .from(applications)
    .where(eq(applications.seekerId, context.seeker.id))
    .orderBy(desc(applications.updatedAt))
    .limit(remembered);
  const withdrawn = earlier.find(({ jobId, status }) => jobId === id && status === "withdrawn");
  const sent = withdrawn ? await readDocuments(withdrawn.id, context.db) : [];
  const given = earlier.flatMap(({ answers }) => answers);
  return {
    phone:
      (entries(basic)[0]?.["mobile"] as string | null | undefined) ??
      earlier.find(({ phone }) => phone)?.phone ??
      "",
    right_to_work:
      (entries(rightToWork)[0]?.["right_to_work"] as RightToWorkId | null | undefined) ??
      earlier.find((one) => one.rightToWork)?.rightToWork ??
      null,
    note: withdrawn?.note ?? "",
    documents: sent.filter(({ removedAt }) => !removedAt).map((file) => storedFileOf(file, context)),
    answers: screening.flatMap((question) => answerTo(question, given) ?? []),
  };
};

const same = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The latest answer to a question in the same words, if it answers this question too. */
const answerTo = (
  question: ScreeningQuestion,
  given: readonly (ScreeningAnswer & { question: string })[],
): ScreeningAnswer | null => {
  for (const { question: asked, answer } of given) {
    if (same(asked) !== same(question.question)) continue;
    const own = { question_id: question.id, answer };
    if (checkAnswers([question], [own]).ok) return own;
  }
  return null;
};
