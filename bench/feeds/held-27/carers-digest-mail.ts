/** Rarer: the mail of a carers' association with jobs of its members, as HTML: a hidden preview, a table for each card, title as a link that counts its clicks, employer and town in one line with a middle dot, a line of small print with kind, pay and end, an advertisement of a course between the cards, a link to leave the list. */
const card = (
  slug: string,
  title: string,
  employer: string,
  facts: string,
  text: string,
) => `<table role="presentation" width="560" cellpadding="0" cellspacing="0" class="card"><tr><td style="padding:16px">
<a href="https://go.carersdigest.example/j/${slug}" style="font-size:18px;color:#125e5a"><b>${title}</b></a><br>
<span style="color:#444">${employer}</span><br>
<span style="font-size:12px;color:#777">${facts}</span>
<p style="margin:8px 0">${text}</p>
</td></tr></table>
<div style="line-height:12px">&#8202;</div>
`;

export const carersDigestMail = {
  name: "held-27 digest mail of carers",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>Carers Digest: four jobs this week</title></head>
<body style="margin:0;background:#eee">
<div style="display:none;max-height:0;overflow:hidden">Four jobs, one course and a recipe for lemon slice &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div>
<center>
<table role="presentation" width="560"><tr><td><h1 style="font-size:22px">Carers Digest</h1><p>Wednesday, 25 November 2026</p></td></tr></table>
${card("a81c", "Home Care Worker", "Slippers &amp; Tea Home Care &middot; Bairnsdale VIC", "Casual | $35.60 - $38.10 per hour | Closes 10 December 2026", "Four clients, two cats, a lot of tea.")}${card("b22f", "Clinical Care Coordinator (RN)", "Tall Pines Lodge &middot; Albany WA", "Full time | $104,000 - $113,000 per year | Closes 18 December 2026", "You hold the whole care plan of 44 residents in your head, and in the system.")}<table role="presentation" width="560" class="promo"><tr><td style="padding:16px;background:#fff4d6">
<b>Short course: Palliative Basics</b><br>Online over six evenings, $240 for members.<br><a href="https://go.carersdigest.example/c/pall">Book a seat</a>
</td></tr></table>
${card("c90d", "Diversional Therapist", "Nan&rsquo;s Orchard Aged Care &middot; Batlow NSW", "Part time | Nurses award, level to be agreed | Open until filled", "Bingo is the start of it, not the end. Bus licence handy.")}${card("d417", "Telephone Support Counsellor", "Carers on the Line &middot; Work from home, Australia-wide", "Part time, 12 month contract | $49.20 per hour | Closes 4 December 2026", "Evenings, mostly. We listen to those who listen to others.")}
<table role="presentation" width="560"><tr><td style="font-size:11px;color:#888"><p>Carers Association of the Ranges, PO Box 9, Cooma NSW. You get this mail because you joined us.</p><p><a href="https://go.carersdigest.example/unsubscribe">Leave the list</a> &middot; <a href="https://go.carersdigest.example/prefs">Change what you get</a></p></td></tr></table>
</center>
<img src="https://go.carersdigest.example/o.gif" width="1" height="1" alt="">
</body>
</html>
`,
  expected: [
    {
      title: "Home Care Worker",
      employer: "Slippers & Tea Home Care",
      places: ["Bairnsdale VIC"],
      pay: { min: 35.6, max: 38.1, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://go.carersdigest.example/j/a81c",
    },
    {
      title: "Clinical Care Coordinator (RN)",
      employer: "Tall Pines Lodge",
      places: ["Albany WA"],
      pay: { min: 104_000, max: 113_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://go.carersdigest.example/j/b22f",
    },
    {
      title: "Diversional Therapist",
      employer: "Nan’s Orchard Aged Care",
      places: ["Batlow NSW"],
      pay: null,
      workTypes: ["Part time"],
      closes: null,
      remote: false,
      live: true,
      url: "https://go.carersdigest.example/j/c90d",
    },
    {
      title: "Telephone Support Counsellor",
      employer: "Carers on the Line",
      places: [],
      pay: { min: 49.2, max: 49.2, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      closes: "2026-12-04",
      remote: true,
      live: true,
      url: "https://go.carersdigest.example/j/d417",
    },
  ],
};
