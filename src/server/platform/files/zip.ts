import { makeZip } from "client-zip";
import { keptKey } from "./object-key.ts";
import type { ObjectStore } from "./object-store.ts";

/** One file of an archive. */
export type Part = Parameters<typeof makeZip>[0] extends AsyncIterable<infer P> | Iterable<infer P>
  ? P
  : never;

/** Parts as a ZIP that is written while it is read; a reader that leaves ends the parts. */
export const zipOf = (parts: AsyncGenerator<Part>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const files = {
    next: () => parts.next(),
    // The library throws into its source when the reader goes: no failure, but the time to close files.
    throw: () => parts.return(undefined),
    [Symbol.asyncIterator]: () => files,
  };
  return makeZip(files) as ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** A kept file as a part, read when its turn comes; a text that says so when the store has lost it. */
export async function* filePart(
  { name, key }: { name: string; key: string },
  store: ObjectStore,
): AsyncGenerator<Part> {
  const object = await store.open(keptKey(key));
  if (!object) {
    yield {
      name: `${name} (missing).txt`,
      input: "The site has this file on its list, but could not find it.",
    };
    return;
  }
  const reader = object.getReader();
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
