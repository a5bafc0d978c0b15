import standard from "@astrojs/react/server.js";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";

/** What Astro calls a renderer with: the page that is rendered. */
interface Rendering {
  result: object;
}

interface Markup {
  html: string;
  attrs?: Record<string, string>;
}

/** How many islands of each page have ids of their own. */
const counts = new WeakMap<object, number>();

const nextPrefix = (page: object): string => {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `i${count}`;
};

/** What React puts before the markup for files that it would load early. */
const earlyLinks = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** What React leaves in place of a part whose code is not loaded yet. */
const unfinished = "<!--$!-->";

/**
 * Renders React's components in one go. The standard renderer makes a stream for each, and another one beforehand to find
 * out whether it is React's; it still renders those that wait for code or have slots.
 */
async function render(
  this: Rendering,
  Component: FunctionComponent<object>,
  props: Record<string, unknown>,
  slots: Record<string, string>,
  metadata?: { hydrate?: string },
): Promise<Markup> {
  const byStandard = () =>
    standard.renderToStaticMarkup.call(
      this as never,
      Component,
      props,
      slots,
      metadata as never,
    ) as Promise<Markup>;
  if (Object.keys(slots).length) return byStandard();
  const { class: _class, ...own } = props;
  const prefix = nextPrefix(this.result);
  const write = metadata?.hydrate ? renderToString : renderToStaticMarkup;
  const html = write(createElement(Component, own), { identifierPrefix: prefix }).replace(earlyLinks, "");
  return html.includes(unfinished) ? byStandard() : { html, attrs: { prefix } };
}

/** Every function that is no component of Astro is one of React: there is no other framework. */
async function check(this: Rendering, ...given: Parameters<typeof standard.check>): Promise<boolean> {
  return typeof given[0] === "function" || standard.check.apply(this as never, given);
}

export default {
  name: "signboard-react",
  check,
  renderToStaticMarkup: render,
  supportsAstroStaticSlot: true,
};
