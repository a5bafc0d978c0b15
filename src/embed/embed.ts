import { element } from "./element.ts";
import { showJobs } from "./job-list.ts";

// <script src="https://…/embed.js" data-employer="acme" async></script>: see /docs/embed. Leaves nothing on `window`.
const script = document.currentScript as HTMLScriptElement;
const { employer = "", headingLevel, theme = "", target } = script.dataset;

/** The level of the heading above the jobs, from 1 to 5; each job has the next one. */
const level = Math.min(5, Math.max(1, Math.trunc(Number(headingLevel)) || 2));

const start = (): void => {
  const host = element("div", { lang: "en-AU" });
  host.dataset["theme"] = theme;
  const place = target === undefined ? null : document.getElementById(target);
  if (place) place.replaceChildren(host);
  else if (document.body.contains(script)) script.after(host);
  else document.body.append(host);
  const source = { origin: new URL(script.src).origin, employer };
  void showJobs(host.attachShadow({ mode: "open" }), source, level);
};

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
