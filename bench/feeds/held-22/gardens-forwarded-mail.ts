/** Rarer: a mail of a landscapers' office that was forwarded with a mark before each line, titles in capitals, labels with the words of the house, days with short years, a note above and a signature below. */
export const gardensForwardedMail = {
  name: "held-22 forwarded mail of landscapers",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`From: Listings <listings@greenpages-coast.example>
To: uploads@greenpages-coast.example
Date: Wed, 25 Nov 2026 07:41:09 +1000
Subject: Fwd: ads for the week

Three from Marg, see below. Invoice as usual ($66 an ad).

---------- Forwarded message ---------
From: Marg Dunphy <marg@wattlegrubs.example>
Date: Tue, 24 Nov 2026 16:02:55 +1000
Subject: ads for the week
To: <listings@greenpages-coast.example>

> Hello you lot,
>
> Three this time. We were on the telly, did you see?
>
> LANDSCAPE CONSTRUCTION FOREMAN
> Company: Wattlegrub Landscapes
> Town: Maroochydore QLD
> Type: Full time
> Pay: $42 - $48 p/h plus super
> Closing: 18/12/26
> About: Stone walls, ponds, and a bobcat called Sheila.
> Link: https://wattlegrubs.example/jobs/foreman
>
> NURSERY HAND
> Company: Wattlegrub Nursery
> Town: Gympie QLD
> Type: Casual
> Pay: award
> Closing: until filled
> About: Four thousand lilly pillies will not pot themselves.
> Link: https://wattlegrubs.example/jobs/nursery-hand
>
> GARDEN DESIGNER
> Company: Wattlegrub Landscapes
> Town: Noosaville QLD
> Type: Part time
> Pay: $78k pro rata
> Closing: 08/01/27
> About: Three days. You draw it, the foreman argues.
> Link: https://wattlegrubs.example/jobs/designer
>
> Ta,
> Marg
>
> Marg Dunphy, Office
> Wattlegrub Landscapes | 07 5550 1833
`,
  expected: [
    {
      title: "Landscape Construction Foreman",
      employer: "Wattlegrub Landscapes",
      places: ["Maroochydore QLD"],
      pay: { min: 42, max: 48, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://wattlegrubs.example/jobs/foreman",
    },
    {
      title: "Nursery Hand",
      employer: "Wattlegrub Nursery",
      places: ["Gympie QLD"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://wattlegrubs.example/jobs/nursery-hand",
    },
    {
      title: "Garden Designer",
      employer: "Wattlegrub Landscapes",
      places: ["Noosaville QLD"],
      pay: { min: 78_000, max: 78_000, interval: "year" },
      workTypes: ["Part time"],
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://wattlegrubs.example/jobs/designer",
    },
  ],
};
