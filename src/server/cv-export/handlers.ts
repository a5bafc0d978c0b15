import { createHash } from "node:crypto";
import type * as contract from "../../contract/cv-export.ts";
import { cvTypes } from "../../contract/cv-export.ts";
import type { JsonResume } from "../../contract/json-resume.ts";
import { cvFileName } from "../../domain/files/cv-file-name.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Handler } from "../http/context.ts";
import { keepMadeFile } from "../uploads/keep-made-file.ts";
import { storedFileOf } from "../uploads/stored-file.ts";
import { listMadeCv } from "./list-made-cv.ts";
import { makeCv } from "./make-cv.ts";
import { readResume } from "./read-resume.ts";

export const getResume: Handler<typeof contract.getResume> = async (_input, context) => ({
  payload: await readResume(context),
});

export const getCv: Handler<typeof contract.getCv> = async ({ query }, context) => {
  const resume = await readResume(context);
  const bytes = await makeCv(resume, query, context);
  const { format } = query;
  return { payload: new File([bytes], cvFileName(resume.basics.name, format), { type: cvTypes[format] }) };
};

export const keepCv: Handler<typeof contract.keepCv> = async ({ body }, context) => {
  await context.limits.upload.take(context.seeker.id);
  const resume = await readResume(context);
  if (isEmpty(resume))
    throw new HttpError(
      422,
      "Your profile has nothing to put in a CV yet. Add your work, qualifications or skills first.",
    );
  const row = await keepMadeFile(
    {
      content: createHash("sha256")
        .update(JSON.stringify([resume, body]))
        .digest("hex")
        .slice(0, 32),
      name: cvFileName(resume.basics.name, body.format),
      type: "resume",
      mimeType: cvTypes[body.format],
      make: () => makeCv(resume, body, context),
    },
    context,
  );
  const isListed = await listMadeCv(row.id, context);
  return {
    payload: storedFileOf(row, context),
    message: isListed
      ? "Your profile has been added to your CVs."
      : "Your CV has been made. It is not on your list of CVs, which is full.",
  };
};

const isEmpty = ({ basics, work, volunteer, education, certificates, skills }: JsonResume): boolean =>
  !basics.summary && ![work, volunteer, education, certificates, skills].some((list) => list.length);
