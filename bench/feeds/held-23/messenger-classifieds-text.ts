/** Rarer: the classifieds of a country newspaper pasted from a word processor, a paragraph for each position with its title in capitals, the employer and town after a long dash, all other facts in sentences, closing days with weekdays, how to apply as an address, a telephone or a mailbox, curly apostrophes, goods for sale and public notices in the same form below. */
export const messengerClassifiedsText = {
  name: "held-23 classifieds of a country newspaper",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`WESTERN PLAINS MESSENGER
Classifieds, Thursday 26 November 2026, page 21


POSITIONS VACANT

DIESEL MECHANIC — Castlereagh Ag Services, Coonamble NSW. Full time, $45 to $52 an hour. You’ll mend headers, tractors and the odd school bus, in a shed with a pit and a decent fan. We pay up to $3,000 towards your move and will hold the job until harvest is over. Applications close Friday 18 December 2026. Apply at https://castlereaghag.example/jobs/mechanic or have a yarn with Lyn on 02 5550 3307.

LEGAL SECRETARY — Harrow & Prentice Solicitors, Dubbo NSW. Part time, $36 an hour. Wills, farms and the occasional neighbour’s dog. Three days a week, and you choose which three as long as one is Monday. Applications close Monday 14 December 2026. Write to jobs@harrowprentice.example.

SHED HANDS — Nulla Nulla Shearing, Bourke NSW. Casual, paid by the award. Two sheds in January and four in February, with a good cook at each. We’ll teach you if you can stand up all day. Ring Macca on 0491 570 156, the sooner the better.

BRANCH MANAGER — Plains Mutual Credit Union, Gilgandra NSW. Full time, $98,000 a year plus super. The branch lends about $14 million a year to people it knows by name. You’ll lead five staff and open the doors at half past nine. Applications close Friday 8 January 2027. Apply at https://plainsmutual.example/careers/gilgandra.


FOR SALE

TRAILER — 8 x 5 box with cage, Narromine NSW. Registered until May, new tyres, $1,900. Ring 0491 570 157 after six.

ROUND BALES — oaten hay, shedded, Warren NSW. $95 each, 200 to go. Can load full trucks only.


PUBLIC NOTICES

KIOSK LEASE — Gilgandra Pool Committee invites tenders for the season. Tenders close Friday 11 December 2026.
`,
  expected: [
    {
      title: "Diesel Mechanic",
      employer: "Castlereagh Ag Services",
      places: ["Coonamble NSW"],
      pay: { min: 45, max: 52, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://castlereaghag.example/jobs/mechanic",
    },
    {
      title: "Legal Secretary",
      employer: "Harrow & Prentice Solicitors",
      places: ["Dubbo NSW"],
      pay: { min: 36, max: 36, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Shed Hands",
      employer: "Nulla Nulla Shearing",
      places: ["Bourke NSW"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Branch Manager",
      employer: "Plains Mutual Credit Union",
      places: ["Gilgandra NSW"],
      pay: { min: 98_000, max: 98_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://plainsmutual.example/careers/gilgandra",
    },
  ],
};
