import { expect, it } from "vitest";
import { z } from "zod";
import { parseData } from "../../../src/lexicon/text/read-data.ts";
import { escapePattern } from "../../../src/lexicon/text/wording.ts";
import { parseSynonyms } from "../../../src/lexicon/work/synonyms/read-synonyms.ts";

it.each([
  ["synonyms: |\n  electrician, sparky\n\n  # Slang\n  chef,, cook\n", 5, "remove one"],
  ["synonyms: |\n  flowers => florist\n", 2, "write a comma"],
  ["oneWay: |\n  flowers => florist\n  flower shop, florist\n", 3, 'one "=>"'],
  ["oneWay: |\n  flowers =>\n", 2, "beside a comma or the arrow"],
  ["oneWay: |\n  flowers => florist, gardener\n", 2, "one term"],
  ["oneWay:\n  - flowers => florist\n", 2, "expected string"],
  ["synonym: |\n  electrician, sparky\n", 1, 'Unrecognized key: "synonym"'],
  ["synonyms: |\n  electrician\nrelated: [\n", 4, "Flow sequence"],
])("says on which line of a data file of words %j is wrong, and how to mend it", (text, line, says) => {
  expect(() => parseSynonyms(text)).toThrow(new RegExp(`^synonyms:${line} .*${escapePattern(says)}`));
});

it("names every fault of a data file of words, by the line of its key", () => {
  const names = z.record(z.string(), z.record(z.string(), z.string()));
  expect(() => parseData("a:\n  b: c\n  d: 1\n  e: 2\n", "x.yaml", names)).toThrow(
    /^x\.yaml:3 a.d: .*\nx.yaml:4 a.e: /,
  );
});
