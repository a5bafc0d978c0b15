import type { Receipt } from "../../../../src/contract/application-fields.ts";
import { listFiles, type StoredFile } from "../../../../src/contract/uploads.ts";
import { createApplyFlow } from "../../../../src/features/applications/apply/apply-flow.ts";
import { answerWith } from "../../server.ts";

/** A stored CV with this id. */
export const file = (id: string): StoredFile => ({
  id,
  file: `https://files/${id}.pdf`,
  name: `${id}.pdf`,
  type: "resume",
  mime_type: "application/pdf",
  size: 5,
  uploaded_at: "2026-11-21T00:00:00.000Z",
});
/** A job with one required question. */
export const job = {
  id: 7,
  right_to_work: [],
  sponsorship: false,
  title: "Chef",
  employer: "Inn",
  screening: [{ id: "years", question: "Years?", type: "number" as const, options: [], required: true }],
};
/** The receipt of what is sent. */
export const receipt = { id: 1 } as Receipt;

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

/** A flow over a server whose answers the test names. */
export const start = ({
  files = [file("new"), file("old")],
  refuse,
  upload = () => Promise.resolve(file("fresh")),
  sent,
  accepts = [],
  unreachable = () => false,
}: {
  files?: StoredFile[];
  /** How the server refuses the application. */
  refuse?: () => Refusal;
  upload?: () => Promise<StoredFile>;
  sent?: Receipt;
  /** The rights to work that the employer accepts. */
  accepts?: readonly string[];
  /** Whether a change does not reach the server. */
  unreachable?: () => boolean;
} = {}) => {
  const sentBodies: unknown[] = [];
  answerWith(({ path, method, body }) => {
    if (path.startsWith(listFiles.path)) return { body: { payload: files, message: "OK" } };
    if (method === "GET") return { body: { payload: { success: true, resume: [] }, message: "OK" } };
    if (unreachable()) return Promise.reject(new TypeError("fetch failed"));
    sentBodies.push([`${method} ${path}`, body]);
    const { status = 200, ...refusal } = refuse?.() ?? {};
    return { status, body: refuse ? refusal : { payload: receipt, message: "Sent." } };
  });
  const flow = createApplyFlow({ ...job, right_to_work: accepts }, { sent, upload });
  return { flow, sentBodies, step: () => flow.$state.get().step };
};
