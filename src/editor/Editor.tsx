import { makePage } from "@keystatic/astro/ui";
import "./editor.css";
import config from "../../keystatic.config.ts";
import { holdFormWhileCreating, keepPageWhileWriting } from "./keep-page.ts";
import { Sites } from "./Sites.tsx";

if (import.meta.hot) keepPageWhileWriting(import.meta.hot);
holdFormWhileCreating();

const Pages = makePage(config);

export const Editor = () => (
  <>
    <Sites />
    <Pages />
  </>
);
