/** The lexemes of a job's vectors in the order of their positions, as FTS5 takes them. */
export interface LexemeTexts {
  id: number;
  words: string;
  core: string;
  title: string;
}

/** Stands where a vector has no lexeme, as for "of" in "front of house"; no lexeme is like it. */
export const gap = "~";

/**
 * Jobs as `readVectors` reads them: for each its id, then each vector as PostgreSQL sends it. Of lexemes that share a
 * position, as those after the last one that a vector can count (16,383) do, all but the first stand at the end.
 */
export function* lexemeTexts(jobs: Buffer): Generator<LexemeTexts> {
  let at = 0;
  const vector = (): string => {
    const placed: string[] = [];
    const others: string[] = [];
    let left = jobs.readInt32BE(at);
    at += 4;
    for (; left > 0; left--) {
      const end = jobs.indexOf(0, at);
      const lexeme = jobs.toString("utf8", at, end);
      const positions = jobs.readUInt16BE(end + 1);
      at = end + 3;
      if (!positions) others.push(lexeme);
      for (const last = at + 2 * positions; at < last; at += 2) {
        // The first two bits are the weight.
        const position = jobs.readUInt16BE(at) & 0x3fff;
        if (placed[position] === undefined) placed[position] = lexeme;
        else others.push(lexeme);
      }
    }
    let text = "";
    for (let position = 1; position < placed.length; position++) text += `${placed[position] ?? gap} `;
    for (const lexeme of others) text += `${gap} ${lexeme} `;
    return text;
  };
  while (at < jobs.length) {
    const id = jobs.readInt32BE(at);
    at += 4;
    yield { id, words: vector(), core: vector(), title: vector() };
  }
}
