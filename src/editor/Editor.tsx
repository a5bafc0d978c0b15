import { makePage } from "@keystatic/astro/ui";
import "./editor.css";
import config from "../../keystatic.config.ts";

export const Editor = makePage(config);
