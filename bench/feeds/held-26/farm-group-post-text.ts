/** Usual: a post in a group of a social network copied as text, several jobs of one labour hire firm each behind a pictograph, facts in lines with pictographs instead of labels or in brackets, an end as figures, one in words with the year left to the post's day, the comments below in which people ask and are answered, one that went already. */
export const farmGroupPostText = {
  name: "held-26 group post of a harvest firm",
  employer: "Red Gum Harvest Crews",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `Harvest Jobs Riverland & Sunraysia (public group)
Red Gum Harvest Crews
24 November 2026 · 🌐

G'day all 👋 busy summer ahead, here is what we need right now:

🍇 TABLE GRAPE PACKERS
📍 Mildura VIC
💰 $31.85 per hour
🕐 Casual
📅 Apply before 15/12/2026
👉 https://redgumcrews.example/apply/grape-packers

🚜 HARVESTER OPERATOR
📍 Renmark SA
💰 $42 - $46 per hour
🕐 Full time, seasonal contract to end of March
📅 Apply by Mon 7 December
👉 https://redgumcrews.example/apply/harvester-operator

📋 CREW ADMINISTRATOR
📍 Berri SA
💰 $68,000 a year + super
🕐 Part time (3 days)
📅 no rush, open till we find the right person
👉 https://redgumcrews.example/apply/crew-administrator

No agents please. You need your own car and working rights. Rooms from $165 a week, ask us.

❤️👍 212 · 48 comments · 31 shares

Kaz Whitlow
is the packing job ok for backpackers?
2d · Like · Reply
Red Gum Harvest Crews
Kaz Whitlow yes 417 and 462 fine
2d · Like · Reply
Dell Moroney
are you still after a forklift driver in Loxton?
1d · Like · Reply
Red Gum Harvest Crews
Dell Moroney sorry mate that one went last week
1d · Like · Reply
`,
  expected: [
    {
      title: "Table Grape Packers",
      employer: "Red Gum Harvest Crews",
      places: ["Mildura VIC"],
      pay: { min: 31.85, max: 31.85, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://redgumcrews.example/apply/grape-packers",
    },
    {
      title: "Harvester Operator",
      employer: "Red Gum Harvest Crews",
      places: ["Renmark SA"],
      pay: { min: 42, max: 46, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      closes: "2026-12-07",
      remote: false,
      live: true,
      url: "https://redgumcrews.example/apply/harvester-operator",
    },
    {
      title: "Crew Administrator",
      employer: "Red Gum Harvest Crews",
      places: ["Berri SA"],
      pay: { min: 68_000, max: 68_000, interval: "year" },
      workTypes: ["Part time"],
      closes: null,
      remote: false,
      live: true,
      url: "https://redgumcrews.example/apply/crew-administrator",
    },
  ],
};
