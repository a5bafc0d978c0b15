/**
 * The chunks of a stream until a signal aborts, also while one is waited for. A race of each chunk with one promise would
 * keep all chunks in memory.
 */
export async function* untilAborted<Chunk>(
  source: AsyncIterable<Chunk>,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await nextUnlessAborted(chunks, signal);
    if (done) return;
    yield value;
  }
}

const nextUnlessAborted = <Chunk>(chunks: AsyncIterator<Chunk>, signal: AbortSignal) =>
  new Promise<IteratorResult<Chunk>>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    void chunks
      .next()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
