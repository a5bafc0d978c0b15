import { z } from "zod";

/** A list in one text of a data file, its items parted by a comma and a space. */
export const listed = z.string().transform((text): readonly string[] => text.split(", "));
