import type { Client } from "@opensearch-project/opensearch";
import type { JobState } from "../index/read-documents.ts";

/** The size of one bulk request, in bytes. */
const bulkBytes = 8 * 1024 * 1024;
/** How often a job is tried that OpenSearch is too busy for, and how long it waits after the first time, in milliseconds. */
const tries = { most: 6, waitMs: 250 };

interface Item {
  status: number;
  error?: { type: string; reason: string };
}

/**
 * Writes jobs in bulk; those that OpenSearch is too busy for are tried again by themselves. An older state never replaces
 * a newer one, whoever writes it when.
 * @throws Error for a job that the index refuses.
 */
export const writeStates = async (
  client: Client,
  index: string,
  states: readonly JobState[],
): Promise<void> => {
  let lines: string[] = [];
  let some: JobState[] = [];
  let bytes = 0;
  for (const state of states) {
    const text = linesOf(index, state);
    if (some.length && bytes + text.length > bulkBytes) {
      await send(client, index, some, lines);
      [lines, some, bytes] = [[], [], 0];
    }
    some.push(state);
    lines.push(text);
    bytes += text.length;
  }
  if (some.length) await send(client, index, some, lines);
};

const linesOf = (index: string, { id, version, document }: JobState): string => {
  const meta = { _index: index, _id: String(id), version, version_type: "external_gte" };
  return document
    ? `${JSON.stringify({ index: meta })}\n${JSON.stringify(document)}`
    : JSON.stringify({ delete: meta });
};

const send = async (
  client: Client,
  index: string,
  states: readonly JobState[],
  lines: readonly string[],
  attempt = 1,
): Promise<void> => {
  const { body } = await client.bulk({ body: lines as never });
  if (!body.errors) return;
  const busy: number[] = [];
  for (const [at, item] of body.items.entries()) {
    const { status, error } = Object.values(item)[0] as unknown as Item;
    // 409: a later state is there; 404: a job to delete is not.
    if (status < 300 || status === 409 || status === 404) continue;
    if (status !== 429 && status < 500)
      throw new Error(`OpenSearch refuses job ${states[at]!.id}: ${error?.type} ${error?.reason}`);
    busy.push(at);
  }
  if (!busy.length) return;
  if (attempt === tries.most) throw new Error(`OpenSearch is too busy for ${busy.length} jobs`);
  await new Promise((resume) => setTimeout(resume, tries.waitMs * 2 ** attempt));
  await send(
    client,
    index,
    busy.map((at) => states[at]!),
    busy.map((at) => lines[at]!),
    attempt + 1,
  );
};
