import { eq, inArray, or, sql } from "drizzle-orm";
import type { Person, Resource } from "../http/resource.ts";
import { supportAnswers, supportMessages as messages } from "./tables.ts";

/** Messages of a seeker, and those that they wrote without signing in. */
const isWrittenBy = ({ seekerId, emails }: Person) =>
  or(eq(messages.seekerId, seekerId), inArray(sql`lower(${messages.email})`, emails));

export const support: Resource = {
  erase: (person) => [[messages, isWrittenBy(person)]],
  mailsAbout: (person) => ({
    message: [messages, isWrittenBy(person)],
    answer: [
      supportAnswers,
      sql`${supportAnswers.messageId} in (select ${messages.id} from ${messages} where ${isWrittenBy(person)})`,
    ],
  }),
  sentFiles: [messages.fileId],
};
