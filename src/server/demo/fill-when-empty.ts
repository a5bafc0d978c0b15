import type { Services } from "../context.ts";

export const fillWhenEmpty = async (_services: Services): Promise<void> => undefined;
