import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
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
    story: described(
      requiredText(storyLength.max, says).check(z.minLength(storyLength.min, { error: says })),
      "The story.",
    ),
    name: described(requiredText(120, "Please give your name."), "The name of who tells it."),
    contact: described(
      requiredText(200, "Please give an email address or a phone number.").check(
        z.regex(/^\S+@\S+\.\S+$|^\+?[\d\s()-]{8,20}$/, {
          error: "Must be an email address, or a phone number with its area code.",
        }),
      ),
      "An email address or a phone number.",
    ),
    consent: described(
      z.literal(true, { error: "We may only read your story if you agree." }),
      "The writer agrees that the story may be published.",
    ),
    website: described(
      z._default(z.string().check(z.maxLength(2000)), ""),
      "A honeypot: a field that people do not see. A story with text in it comes from a bot and is dropped.",
    ),
  }),
  payload: z.object({ received: described(z.literal(true), "The story was received.") }),
});
