import { inArray, sql } from "drizzle-orm";
import type { Resource } from "../http/resource.ts";
import { stories as told } from "./tables.ts";

export const stories: Resource = {
  erase: ({ emails }) => [[told, inArray(sql`lower(trim(${told.contact}))`, emails)]],
};
