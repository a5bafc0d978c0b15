import { FeedUnreadable } from "../feed-job.ts";
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
