/** How people call places, and the names in `locations.csv` and `regions.csv`. */
export const nicknames: readonly (readonly [name: string, ...nicknames: string[]])[] = [
  ["melbourne", "melb", "melbs"],
  ["sydney", "syd"],
  ["brisbane", "bris", "brissy", "brissie", "brizzy", "brisvegas", "brizzie"],
  ["adelaide", "adel", "adl", "radelaide"],
  ["canberra", "canbs", "cbr"],
  ["tasmania", "tassie", "tassy"],
  ["gold coast", "goldy", "goldie", "the goldy", "gold cst", "goldcoast"],
  ["sunshine coast", "sunny coast", "sunnycoast", "sunny cst", "the sunny coast", "sunshinecoast"],
  ["central coast", "centralcoast", "the coast nsw"],
  ["fremantle", "freo"],
  ["parramatta", "parra"],
  ["logan central", "logan", "logan city"],
  ["newcastle", "newy", "newie", "newcaslte"],
  ["wollongong", "the gong", "gong"],
  ["rockhampton", "rocky", "rockie", "rocko"],
  ["bundaberg", "bundy"],
  ["shepparton", "shepp"],
  ["alice springs", "alice", "the alice"],
  ["kalgoorlie", "kal", "kalgoorlie boulder"],
  ["geraldton", "gero"],
  ["coffs harbour", "coffs"],
  ["port macquarie", "port mac", "port macca"],
  ["wagga wagga", "wagga"],
  ["townsville", "tville", "townie"],
  ["toowoomba", "twba"],
  ["mount isa", "the isa", "isa"],
  ["surfers paradise", "surfers"],
  ["noosa heads", "noosa"],
  ["launceston", "launnie", "lonnie"],
  ["byron bay", "byron"],
  ["airlie beach", "airlie"],
  ["mornington peninsula", "the peninsula", "mornington pen"],
  ["cronulla", "the nulla"],
  ["potts point", "kings cross", "the cross"],
  ["bankstown", "banky"],
  ["campbelltown", "campo"],
  ["dandenong", "dandy"],
  ["frankston", "franga", "frango"],
  ["hurstville", "hursty"],
  ["liverpool", "livo"],
  ["rockingham", "rocko wa"],
  ["mandurah", "mandy"],
  ["warrnambool", "the bool"],
  ["albury", "albury wodonga"],
  ["queanbeyan", "queanbo"],
  ["fleurieu peninsula", "fleurieu"],
  ["tweed heads", "tweed", "tweed coast", "tweed shire"],
  ["new south wales", "new south whales"],
  ["northern territory", "the territory"],
];

/** Words that begin names in `locations.csv`, and how people write them as well. */
export const beginnings: readonly (readonly [listed: string, written: string])[] = [
  ["mount ", "mt "],
  ["st ", "saint "],
  ["north ", "nth "],
  ["south ", "sth "],
];

/** A name that begins with one of two texts, with the other in its place. */
export const withBeginning = (name: string, from: string, to: string): string =>
  name.startsWith(from) ? to + name.slice(from.length) : name;

const nicknameParts = nicknames.flatMap(([name, ...others]) => others.map((other) => ({ name, other })));
const nameOf = new Map(nicknameParts.map(({ name, other }) => [other, name]));

/** A name of a place with its nickname written out: "melb cbd" is "melbourne cbd"; null where it has none. */
export const fullPlaceName = (text: string): string | null => {
  const words = text.toLowerCase().trim().split(/\s+/);
  for (let size = Math.min(3, words.length); size > 0; size--) {
    for (let at = 0; at + size <= words.length; at++) {
      const nickname = words.slice(at, at + size).join(" ");
      const name = nameOf.get(nickname);
      // "Byron" of "Byron Bay", and "Isa" of "Mount Isa", are written out already.
      const isWhole = name !== undefined && ` ${words.join(" ")} `.includes(` ${name} `);
      if (name && !isWhole) return [...words.slice(0, at), name, ...words.slice(at + size)].join(" ");
    }
  }
  return null;
};
