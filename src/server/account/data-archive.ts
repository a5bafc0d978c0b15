import { makeZip } from "client-zip";
import { keptKey } from "../platform/files/object-key.ts";
import type { ObjectStore } from "../platform/files/object-store.ts";
import { filesOf, type ArchivedFile } from "./archived-files.ts";
import type { DataNeeds, SeekerData } from "./collect-data.ts";
import { readResume } from "../cv-export/read-resume.ts";
import { dataPage } from "./data-page.ts";

/** One file of the archive. */
type Part = Parameters<typeof makeZip>[0] extends AsyncIterable<infer P> | Iterable<infer P> ? P : never;

/**
 * The seeker's data as a ZIP: a page to read, JSON for programs, and the files, each read when its turn comes.
 * @param onEnd called when the archive is complete, or its reader has gone.
 */
export const dataArchive = (
  data: SeekerData,
  needs: DataNeeds,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const iterator = parts(data, needs, onEnd);
  const files = {
    next: () => iterator.next(),
    // The library throws into its source when the reader goes: no failure, but the time to close files.
    throw: () => iterator.return(undefined),
    [Symbol.asyncIterator]: () => files,
  };
  return makeZip(files) as ReadableStream<Uint8Array<ArrayBuffer>>;
};

async function* parts(data: SeekerData, needs: DataNeeds, onEnd: () => void): AsyncGenerator<Part> {
  try {
    yield { name: "index.html", input: dataPage(data, needs.brand) };
    yield { name: "data.json", input: JSON.stringify(data, null, 2) };
    yield { name: "resume.json", input: JSON.stringify(await readResume(needs), null, 2) };
    for (const row of filesOf(data)) yield* filePart(row, needs.store);
  } finally {
    onEnd();
  }
}

async function* filePart({ name, key, size }: ArchivedFile, store: ObjectStore): AsyncGenerator<Part> {
  const object = await store.served?.open(keptKey(key));
  if (!object) {
    const input = store.served ? null : await store.read(keptKey(key), size);
    yield input
      ? { name, input }
      : {
          name: `${name} (missing).txt`,
          input: "The site has this file on its list, but could not find it.",
        };
    return;
  }
  const reader = (object as ReadableStream<Uint8Array>).getReader();
  try {
    yield { name, input: chunksOf(reader) };
  } finally {
    // Closes the file when the download is broken off.
    await reader.cancel();
  }
}

async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value as Uint8Array<ArrayBuffer>;
  }
}
