/**
 * Whether a document of the profile is for the seeker alone (`visible_to`): no link shows it, and it goes with no
 * application. A seeker who wants to send it says first that others may see it, as a choice of a list is easily wrong.
 */
export const isPrivateDocument = ({ visible_to }: { visible_to?: unknown }): boolean =>
  visible_to === "nobody";
