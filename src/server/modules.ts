import * as profileCalls from "../contract/profile.ts";
import { module, type Module } from "./lib/mount.ts";
import * as profile from "./modules/profile.ts";

/** Every call that the API answers: each contract file beside its handlers. */
export const modules: readonly Module[] = [module(profileCalls, profile)];
