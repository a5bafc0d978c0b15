import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { requiredText } from "./primitives.ts";

/** The length of a story, in characters. */
export const storyLength = { min: 40, max: 5000 } as const;

const says = "Please tell a little more: at least 40 characters.";

/** "Tell your story to connect" (spec §7, pages): a visitor writes to the people who run the site. */
export const tellStory = defineCall({
  method: "POST",
  path: "/v1/stories",
  summary: "Send a visitor's story to the people who run the site, who reply to the given contact.",
  auth: "public",
  body: z.object({
    story: requiredText(storyLength.max, says).check(z.minLength(storyLength.min, { error: says })),
    name: requiredText(120, "Please give your name."),
    /** An email address or a phone number. */
    contact: requiredText(200, "Please give an email address or a phone number.").check(
      z.regex(/^\S+@\S+\.\S+$|^\+?[\d\s()-]{8,20}$/, {
        error: "Must be an email address, or a phone number with its area code.",
      }),
    ),
    consent: z.literal(true, { error: "We may only read your story if you agree." }),
    /** A honeypot: a field that people do not see. A story with text in it comes from a bot and is dropped. */
    website: z._default(z.string().check(z.maxLength(2000)), ""),
  }),
  payload: z.object({ received: z.literal(true) }),
});
