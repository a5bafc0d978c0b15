import { makePage } from "@keystatic/astro/ui";
import config from "../../keystatic.config.ts";

export const Editor = makePage(config);
