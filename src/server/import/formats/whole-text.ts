import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { maxWorkbook } from "./packed/workbook.ts";

/**
 * A text that is read as a whole, as workbooks are.
 * @param tooLong What is said of one that is longer than a workbook may be.
 * @throws FeedUnreadable where it is.
 */
export const wholeText = async (text: AsyncIterable<string>, tooLong: string): Promise<string> => {
  let whole = "";
  for await (const chunk of text) {
    whole += chunk;
    if (whole.length > maxWorkbook) throw new FeedUnreadable(tooLong);
  }
  return whole;
};

/** A text that was made from another, as readers take one. */
export async function* asStream(text: string): AsyncGenerator<string> {
  yield text;
}

/** Items whose lines are none of the file's: the number of each stands for them. */
export async function* numbered(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  let count = 0;
  for await (const item of items) yield { ...item, at: `item ${++count}` };
}
