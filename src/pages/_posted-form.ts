/** The texts of a posted form by name; null when the body is no form. */
export const postedForm = async (request: Request): Promise<Record<string, string> | null> => {
  const form = await request.formData().catch(() => null);
  return (
    form &&
    Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"))
  );
};

/** The response to a body that is no form. */
export const noForm = (): Response =>
  new Response("The form could not be read; please send it again.\n", { status: 400 });
