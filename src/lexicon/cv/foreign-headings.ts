import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { folded } from "../text/word-forms.ts";
import { listed } from "../text/listed.ts";
import { byTopic, wordsOfTopics, type Topic } from "./topics.ts";

/** The lists of `foreign-headings.yaml`, where each is explained. */
const lists = readData(
  "cv/foreign-headings.yaml",
  z.strictObject({ wordings: wordsOfTopics, documents: listed }),
);

const decomposed = (text: string): string => folded(text).replaceAll("đ", "d").replaceAll("ß", "ss");

const topics = new Map(
  byTopic(lists.wordings).flatMap(({ topic, value }) =>
    value.map((wording) => [decomposed(wording), topic] as const),
  ),
);

/** The topic that words in another language than English announce; null where they are no heading. */
export const foreignTopicOf = (phrase: string): Topic | null => topics.get(decomposed(phrase)) ?? null;

const documents = new Set(lists.documents.map((name) => name.normalize("NFC")));

/** Whether a text says that the document is a CV, in another language than English. */
export const isForeignTitle = (text: string): boolean =>
  documents.has(text.normalize("NFC").trim().toLowerCase());
