import { html, raw } from "hono/html";
import { siteEvents, type SiteEvent } from "../platform/site-events.ts";
import { shownDays, type FiguresOfSite } from "./figures-of.ts";

const labels: Record<SiteEvent, string> = {
  views: "Page views",
  searches: "Searches",
  searches_without_results: "Searches without results",
  applications: "Applications",
};

const number = (count: number): string => count.toLocaleString("en-AU");

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 2rem; }
caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: left; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; font-weight: 600; padding: 0.5rem 0; }
.scroll { overflow-x: auto; }
`;

const headings = () => siteEvents.map((event) => html`<th class="number" scope="col">${labels[event]}</th>`);
const cells = (counts: Record<SiteEvent, number>) =>
  siteEvents.map((event) => html`<td class="number">${number(counts[event])}</td>`);

const daysOf = ({ days }: FiguresOfSite) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="By day">
    <table>
      <caption>
        By day
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          ${headings()}
        </tr>
      </thead>
      <tbody>
        ${days.map(
          ({ day, counts }) =>
            html`<tr>
              <th scope="row">${day}</th>
              ${cells(counts)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const missedOf = ({ missed }: FiguresOfSite) =>
  missed.length
    ? html`<table>
        <caption>
          Words that found no job
        </caption>
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th class="number" scope="col">Searches</th>
          </tr>
        </thead>
        <tbody>
          ${missed.map(
            ({ words, count }) =>
              html`<tr>
                <td>${words}</td>
                <td class="number">${number(count)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
    : html`<p>No words were searched for three times without finding a job.</p>`;

/** The page of figures for operators: all sites, then each by day with the words that found nothing. */
export const figuresPage = (sites: readonly FiguresOfSite[]): string =>
  String(
    html`<!doctype html>
      <html lang="en-AU">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Figures of the last ${shownDays} days</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>
            <h1>Figures of the last ${shownDays} days</h1>
            <p>
              Counted by the server, without cookies and without addresses or persons. Robots that name
              themselves are left out. New counts are added every ten seconds.
            </p>
            <div class="scroll" tabindex="0" role="region" aria-label="All sites">
              <table>
                <caption>
                  All sites
                </caption>
                <thead>
                  <tr>
                    <th scope="col">Site</th>
                    ${headings()}
                  </tr>
                </thead>
                <tbody>
                  ${sites.map(
                    ({ name, totals }) =>
                      html`<tr>
                        <th scope="row">${name}</th>
                        ${cells(totals)}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            ${sites.map(
              (site) =>
                html`<details>
                  <summary>${site.name}</summary>
                  ${missedOf(site)}${daysOf(site)}
                </details>`,
            )}
          </main>
        </body>
      </html>`,
  );
