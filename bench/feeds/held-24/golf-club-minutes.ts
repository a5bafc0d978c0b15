/** Rarer: the minutes of a golf club's committee as they are pinned up and mailed, members present and apologies, numbered items with motions and accounts, one item of positions vacant in which each has a number of its own with its title and then sentences for hours, pay, the day that applications close and where to apply, an applicant who was appointed to a position in an item before, amounts for a mower and the bar, signatures and the next meeting. */
export const golfClubMinutes = {
  name: "held-24 minutes of a golf club",
  employer: "Lightning Tree Golf Club",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`LIGHTNING TREE GOLF CLUB INC.
Cowra NSW

MINUTES OF THE COMMITTEE
Held in the clubhouse on Tuesday 24 November 2026 at 7.00 pm

PRESENT
D. Halloran (President, in the chair), P. Quirke (Captain), M. Osei (Treasurer), J. Lindqvist (Secretary), T. Baird, R. Fenech.

APOLOGIES
S. Nakagawa.

1. MINUTES OF THE LAST MEETING
Taken as read. Moved Quirke, seconded Baird. Carried.

2. TREASURER'S REPORT
The bar took $18,340 in October, which is $2,100 more than last year. The new fairway mower will cost $86,500, and the grant covers half of it. Moved that the report be received. Osei, Fenech. Carried.

3. COURSE
The seventh green is to be closed until the new year. Members are asked to mend their pitch marks, again. The casual position in the bar was given to Mrs Pickering, who starts on Saturday, and no more applications are wanted for it.

4. POSITIONS VACANT
The Secretary was asked to send this item to the paper and to the job boards.

4.1 Assistant Greenkeeper
Full time, $31.60 to $34.20 an hour, at the course in Cowra NSW. You mow from five in the morning while it is cool, rake bunkers, and look after the pump, which has moods. A trade certificate would be good, and we would pay for one. Applications close on Friday 11 December 2026. Apply at https://lightningtreegolf.example/work/greenkeeper.

4.2 Club Professional
Contract for two years, from $68,000 a year with the shop's takings on top, at the course in Cowra NSW. You teach on four days, run the shop and play with the sponsors. There are sixty juniors on a Sunday, and they are the future of the club. Applications close on Friday 15 January 2027. Apply at https://lightningtreegolf.example/work/professional.

4.3 Weekend Cook
Casual, paid by the award, in the clubhouse in Cowra NSW. Pies and toasted sandwiches until three, and a roast for ninety on the first Sunday of the month. There is no closing date. Apply at https://lightningtreegolf.example/work/cook.

5. CORRESPONDENCE
From the shire, about the culvert. From Mr Dunne, about his ball and the windscreen of Mr Baird. From the Central West Veterans, who would like to bring forty players on 9 February 2027.

6. GENERAL BUSINESS
Raffle tickets are $5 each or three for $10. T. Baird asked whether the carts could be charged on the roof's power. To be costed.

The meeting closed at 8.50 pm. The next meeting is on Tuesday 26 January 2027.

Signed  D. Halloran, President        J. Lindqvist, Secretary
`,
  expected: [
    {
      title: "Assistant Greenkeeper",
      employer: "Lightning Tree Golf Club",
      places: ["Cowra NSW"],
      pay: { min: 31.6, max: 34.2, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://lightningtreegolf.example/work/greenkeeper",
    },
    {
      title: "Club Professional",
      employer: "Lightning Tree Golf Club",
      places: ["Cowra NSW"],
      pay: { min: 68_000, max: null, interval: "year" },
      workTypes: ["Contract"],
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://lightningtreegolf.example/work/professional",
    },
    {
      title: "Weekend Cook",
      employer: "Lightning Tree Golf Club",
      places: ["Cowra NSW"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://lightningtreegolf.example/work/cook",
    },
  ],
};
