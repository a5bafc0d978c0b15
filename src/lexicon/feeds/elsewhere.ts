import { feedWords } from "./feed-words.ts";

const elsewhere = new RegExp(String.raw`(?:^|[^a-z])(?:${feedWords.elsewhere.join("|")})(?![a-z])`, "i");

/** Whether a field is about somebody or something else than the job: "companyAddress", "logo_url". */
export const isElsewhere = (name: string): boolean =>
  elsewhere.test(name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());
