const columns = [
  ["text_no", "Position no.", "text"],
  ["dropdown_town", "Where", "dropdown"],
  ["status_basis", "Basis", "status"],
  ["text_pay", "Pay", "text"],
  ["date_out", "Advertise from", "date"],
  ["date_in", "Applications close", "date"],
  ["check_home", "Work from home", "checkbox"],
  ["link_ad", "Ad", "link"],
] as const;

/** Cells as such boards answer: what is shown, and what is kept, as JSON within a text. */
const item = (
  id: string,
  name: string,
  group: readonly [string, string],
  cells: readonly (string | null)[],
) => ({
  id,
  name,
  state: "active",
  group: { id: group[0], title: group[1] },
  column_values: columns.map(([column, , type], index) => {
    const text = cells[index] ?? null;
    const kept = {
      text,
      dropdown: { ids: [index], changed_at: "2026-11-24T01:02:03.004Z" },
      status: { index: text?.length ?? 5, post_id: null, changed_at: "2026-11-24T01:02:03.004Z" },
      date: { date: text, icon: null },
      checkbox: { checked: text === "v" },
      link: { url: text, text: "See the ad" },
    }[type];
    const shown = type === "link" && text ? `See the ad - ${text}` : (text ?? "");
    return { id: column, type, text: shown, value: text === null ? null : JSON.stringify(kept) };
  }),
});

const now = ["group_now", "Advertising"] as const;

/** A pearling firm's work board: columns by ids with their headings apart, cells with what is shown and what is kept as JSON in a text, groups for what is advertised and what is done. */
export const pearlingBoard = {
  name: "held-13 work board of a pearling firm with cells as texts",
  employer: "Lacepede Pearls",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: JSON.stringify({
    data: {
      boards: [
        {
          id: "7710042218",
          name: "Crew & shore jobs",
          columns: columns.map(([id, title, type]) => ({ id, title, type, archived: false })),
          items_page: {
            cursor: null,
            items: [
              item("7710050001", "Farm Diver", now, [
                "LP-33",
                "Broome WA, Derby WA",
                "Full time",
                "$620 a day",
                "2026-11-16",
                "2026-12-18",
                null,
                "https://lacepedepearls.example/jobs/lp-33",
              ]),
              item("7710050002", "Grading Room Assistant", now, [
                "LP-35",
                "Broome WA",
                "Part time",
                "$32.70 - $35.10 an hour",
                "2026-11-23",
                null,
                null,
                "https://lacepedepearls.example/jobs/lp-35",
              ]),
              item("7710050003", "Online Shop Writer", now, [
                "LP-36",
                null,
                "Contract",
                null,
                "2026-11-25",
                "2027-01-15",
                "v",
                null,
              ]),
              item(
                "7710050004",
                "Engine Room Hand",
                ["group_done", "Filled"],
                [
                  "LP-29",
                  "Derby WA",
                  "Full time",
                  "$480 a day",
                  "2026-10-05",
                  "2026-12-11",
                  null,
                  "https://lacepedepearls.example/jobs/lp-29",
                ],
              ),
              item(
                "7710050005",
                "Cook, Hatchery",
                ["group_idea", "Not advertised yet"],
                ["LP-38", "Exmouth WA", null, null, null, null, null, null],
              ),
            ],
          },
        },
      ],
    },
    account_id: 4410071,
  }),
  expected: [
    {
      title: "Farm Diver",
      employer: "Lacepede Pearls",
      reference: "LP-33",
      places: ["Broome WA", "Derby WA"],
      pay: { min: 620, max: 620, interval: "day" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      live: true,
      url: "https://lacepedepearls.example/jobs/lp-33",
    },
    {
      title: "Grading Room Assistant",
      employer: "Lacepede Pearls",
      reference: "LP-35",
      places: ["Broome WA"],
      pay: { min: 32.7, max: 35.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://lacepedepearls.example/jobs/lp-35",
    },
    {
      title: "Online Shop Writer",
      employer: "Lacepede Pearls",
      reference: "LP-36",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: null,
    },
    { title: "Engine Room Hand", reference: "LP-29", places: ["Derby WA"], live: false },
    { title: "Cook, Hatchery", reference: "LP-38", places: ["Exmouth WA"], live: false },
  ],
};
