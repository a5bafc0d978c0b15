import { randomUUID } from "node:crypto";
import { verdict } from "../report.ts";
import { noticeBeside, ordinaryRequests } from "./beside.ts";
import { hostileDocuments } from "./hostile-documents.ts";
import { openAccount } from "./seeker.ts";
import { openTarget } from "./target.ts";
import type { Trial } from "./trials.ts";
import { keepFile, sendFile, statusesOf, type Uploader } from "./upload.ts";

/** How many accounts send hostile documents, and how many each; an account may have 40 that wait. */
const [accounts, each] = [2, 30];

/** Documents whose type takes long to tell are sent at once; the same call again finds nothing to check. */
export const documents: Trial = async () => {
  const target = await openTarget();
  const { port, server } = target;
  try {
    const sent: { by: Uploader; file: string }[] = [];
    for (let at = 0; at < accounts; at++) {
      const token = await openAccount(server, `${randomUUID()}@example.com`);
      const by = { port, token, from: `127.0.0.${at + 60}` };
      for (let count = 0; count < each; count++) {
        const { name, make } = hostileDocuments[count % hostileDocuments.length]!;
        sent.push({ by, file: await sendFile(by, { name, category: "documents", bytes: make() }) });
      }
    }
    const keepAll = () => Promise.all(sent.map(({ by, file }) => keepFile(by, file, "documents")));
    const first = keepAll();
    const noticed = await noticeBeside(ordinaryRequests(port), first);
    const answers = await first;
    // What was refused for being busy is checked now.
    const again = await keepAll();
    const faults = again.filter(({ status }, at) => answers[at]!.status === 422 && status !== 422).length;
    return [
      {
        what: `${sent.length} hostile documents at once`,
        count: sent.length,
        faults: `${faults}: ${verdict(faults === 0)}`,
        "slowest (ms)": noticed.slowest,
        notes: [statusesOf(answers), `again: ${statusesOf(again)}`, ...noticed.failed].join(", "),
      },
    ];
  } finally {
    await target.stop();
  }
};
