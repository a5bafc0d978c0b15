/** Rarer: a job board's alert mail as it was pasted, heading lines, each job a title, an employer and a town on lines without labels, hours and pay on one line with a dash, some sentences, the days it was listed and closes in one line, a link with the source of the mail, a sponsor's advert between the jobs, advice and how to stop the mails below. */
export const tradesAlertMail = {
  name: "held-23 alert mail of a trades board",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`From: JobTide Alerts <alerts@jobtide.example>
To: Robyn Kett <robyn.kett@inbox.example>
Date: Thu, 26 Nov 2026 06:15:00 +1000
Subject: 4 new jobs for "trades & transport, Mackay and Whitsundays"

Good morning Robyn,

Here are 4 new jobs for your alert "trades & transport, Mackay and
Whitsundays".

--------------------------------------------------

Heavy Diesel Fitter
Sugarline Equipment
Mackay QLD
Full time - $50 to $56 per hour

Look after harvesters and haul-outs for growers from Sarina to
Proserpine. In the crush you are in the paddock, and for the rest of
the year you rebuild in the workshop. Tool allowance of $35 a week.

Listed 24 November 2026, closes 11 December 2026
https://jobtide.example/job/7720114?src=alert

--------------------------------------------------

Marine Electrician
Passage Peak Boatworks
Airlie Beach QLD
Contract - $62 per hour

Seven charter yachts come out of the water in January and need new
batteries and wiring before Easter. You must hold an unrestricted
licence and not mind small spaces.

Listed 25 November 2026, closes 8 January 2027
https://jobtide.example/job/7720139?src=alert

--------------------------------------------------

SPONSORED
Get your HR licence in four days
Big Wheel Driver Training, Mackay. From $1,290 with the test and
the truck included. Book before Christmas and save $100.
https://bigwheel.example/offer?src=jobtide

--------------------------------------------------

School Bus Driver
Eungella Range Coaches
Marian QLD
Part time - pay by the award

Two hours in the morning and two in the afternoon, in term time.
We train you on our own buses and pay for the medical.

Listed 25 November 2026, open until filled
https://jobtide.example/job/7720151?src=alert

--------------------------------------------------

Crane Dogger
Slade Point Lifting
Mackay QLD
Casual - from $48 per hour

Wharf and mine shutdowns, with plenty of notice. Bring your tickets
and your own harness.

Listed 26 November 2026, closes 18 December 2026
https://jobtide.example/job/7720166?src=alert

--------------------------------------------------

Is your profile up to date? People with a complete profile are seen
twice as often: https://jobtide.example/profile

You receive this mail because you set up an alert. To stop it, go to
https://jobtide.example/alerts/stop?a=88120
JobTide Pty Ltd, PO Box 61, Mackay QLD 4740
`,
  expected: [
    {
      title: "Heavy Diesel Fitter",
      employer: "Sugarline Equipment",
      places: ["Mackay QLD"],
      pay: { min: 50, max: 56, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobtide.example/job/7720114?src=alert",
    },
    {
      title: "Marine Electrician",
      employer: "Passage Peak Boatworks",
      places: ["Airlie Beach QLD"],
      pay: { min: 62, max: 62, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://jobtide.example/job/7720139?src=alert",
    },
    {
      title: "School Bus Driver",
      employer: "Eungella Range Coaches",
      places: ["Marian QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobtide.example/job/7720151?src=alert",
    },
    {
      title: "Crane Dogger",
      employer: "Slade Point Lifting",
      places: ["Mackay QLD"],
      pay: { min: 48, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-26",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://jobtide.example/job/7720166?src=alert",
    },
  ],
};
