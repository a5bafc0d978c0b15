/** Rarer: a mail of the horse trades' secretary, pasted with its heading lines, jobs numbered, labels of her own before each fact, closing days in words, a chat before and a signature after. */
export const saddlersPastedMail = {
  name: "held-21 pasted mail of the horse trades",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`From: Wendy Tranter <secretary@horsetrades.example>
To: Jobs Board <board@horsetrades.example>
Date: Mon, 23 Nov 2026 08:52:17 +1100
Subject: Three more for the board please

Hi Joan,

Could you put these three up today? Dues are $45 this year, by the way, same as last.

1. Saddler
Employer: Hoof & Buckle
Where: Scone NSW
Pay: $34 to $38 an hour
Hours: Full time
Apply by: Friday 18 December 2026
Details: Repairs mostly, and two new saddles a month.
Link: https://hoofandbuckle.example/saddler

2. Stable Hand
Employer: Merri Racing Stables
Where: Warrnambool VIC
Pay: award
Hours: Casual
Apply by: when filled
Details: Four in the morning is not a misprint.
Link: https://merriracing.example/stablehand

3. Farrier
Employer: Ironfoot Farriery
Where: Gawler SA
Pay: $85k - $92k plus ute
Hours: Full time
Apply by: Monday 11 January 2027
Details: Twelve studs on the round. Shoeing box supplied.
Link: https://ironfoot.example/join

Thanks, talk Thursday.

Wendy Tranter
Secretary, Horse Trades Guild
02 5550 1266
`,
  expected: [
    {
      title: "Saddler",
      employer: "Hoof & Buckle",
      places: ["Scone NSW"],
      pay: { min: 34, max: 38, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://hoofandbuckle.example/saddler",
    },
    {
      title: "Stable Hand",
      employer: "Merri Racing Stables",
      places: ["Warrnambool VIC"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://merriracing.example/stablehand",
    },
    {
      title: "Farrier",
      employer: "Ironfoot Farriery",
      places: ["Gawler SA"],
      pay: { min: 85_000, max: 92_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2027-01-11",
      remote: false,
      live: true,
      url: "https://ironfoot.example/join",
    },
  ],
};
