import type { FeedItem } from "../feed-job.ts";
import { readJson } from "./read-json.ts";
import { asStream, wholeText } from "./whole-text.ts";

/** "[17/11/2026, 2:15:33 pm] Jo: Cook wanted", "17/11/2026, 14:15 - Jo: Cook wanted": how a message of an exported chat begins. */
const message =
  /^[\u200e\u200f\ufeff]*\[?(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}),? +(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)[ \u202f\u00a0]?([ap]\.?m\.?)?(?:\]| [-–])(?: ([^:]{1,80}):)? (.*)$/i;

/** Whether a text is a chat that a telephone has exported: most of its first lines that begin with a moment are messages of somebody. */
export const isChat = (head: string): boolean => {
  const found = head
    .trimStart()
    .split("\n", 200)
    .map((line) => message.exec(line.trimEnd()));
  return Boolean(found[0]) && found.filter((match) => match?.[4]).length > 2;
};

/** Jobs of a chat: the messages that are ads, each with the day of it; its lines are those of the text. */
export async function* readChat(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = await wholeText(text, "This chat is too long. Divide it into several.");
  const messages: { posted: string; lines: string[] }[] = [];
  for (const line of whole.trim().split(/\r\n|\r|\n/)) {
    const [, day, time = "", half = "", , words = ""] = message.exec(line) ?? [];
    if (day)
      messages.push({
        posted: `${day} ${time.replaceAll(".", ":")} ${half.replaceAll(".", "")}`.trim(),
        lines: [words],
      });
    else messages.at(-1)?.lines.push(line);
  }
  const records = messages.map(
    ({ posted, lines }) =>
      JSON.stringify({
        posted,
        text: lines
          .join("\n")
          .replace(/[\u200e\u200f]/g, "")
          .trim(),
      }) + "\n".repeat(lines.length - 1),
  );
  yield* readJson(asStream(`[${records.join(",\n")}]`));
}
