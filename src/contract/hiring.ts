import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { chosenSections, sharingPreferences } from "./profile/sharing-preferences.ts";

const { sensitive, documents } = sharingPreferences.shape;

export const saveDetails = defineCall({
  method: "POST",
  path: "/api/applicant/save-details",
  summary:
    "Share sections of the profile with the employer of an application, and queue the delivery of both to its own hiring system. Sensitive fields are left out unless they are named.",
  auth: "seeker",
  body: z.object(
    {
      application_id: described(
        z.int({ error: "Must be the id of an application." }).check(z.minimum(1), z.maximum(2_147_483_647)),
        "The id of an application of the seeker's.",
      ),
      sections: described(
        chosenSections,
        "Names of sections, as in the sharing preferences; `passport_details` and other segments count as well.",
      ),
      sensitive: described(
        z._default(sensitive, []),
        "Sensitive fields of these sections to deliver as well, such as `passport.number`.",
      ),
      documents: described(z._default(documents, []), "Ids of documents of the profile to deliver as well."),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.extend(sharingPreferences, {
    application_id: described(z.int(), "The id of the application."),
    queued: described(z.literal(true), "The delivery waits for its turn."),
  }),
  errors: {
    404: "The seeker has no such application on this site.",
    409: "The application was withdrawn, or its employer has no hiring system of its own.",
    422: "A section, field or document is unknown, or a sensitive field's section is not shared.",
  },
});
