import { makePage } from "@keystatic/astro/ui";
import "./editor.css";
import config from "../../keystatic.config.ts";
import { keepPageWhileWriting } from "./keep-page.ts";

if (import.meta.hot) keepPageWhileWriting(import.meta.hot);

export const Editor = makePage(config);
