/** What means an option of a job: the text of an ad, a feed's own field, what seekers type. */
interface Words {
  ads: RegExp;
  /** Its id or title as an item of a list when missing. */
  feeds?: RegExp;
  /** Global ones, each taken out of a search; nothing when missing. */
  searches?: readonly RegExp[];
}

/** The words of options by their ids; an option that is not here is meant by its title. */
export type OptionWords<Id extends string> = Partial<Record<Id, Words>>;

/** Every option of a list with its words. */
export const wordsOf = <Id extends string>(
  options: readonly { id: Id; title: string }[],
  own: OptionWords<Id>,
): (Required<Words> & { id: Id })[] =>
  options.map(({ id, title }) => {
    const feeds = new RegExp(
      String.raw`(?:^|[;,|])\s*(?:${literal(id)}|${literal(title)})\s*(?:$|[;,|])`,
      "im",
    );
    const spoken = (flags: string) => new RegExp(String.raw`\b${literal(title)}\b`, flags);
    return { id, feeds, searches: [], ...(own[id] ?? { ads: spoken("i"), searches: [spoken("gi")] }) };
  });

/** The pattern of a text, with a space or "_" in place of a hyphen as well. */
const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("-", "[ _-]");
