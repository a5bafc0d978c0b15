/** Rarer: a film crews' group chat as a telephone exports it, a moment in brackets with a clock of twelve hours before each message, messages over several lines that begin with a word in capitals, title and company joined by "with", town, kind and rate on lines of their own, a day to answer by in words, links, talk and stickers and a notice of encryption between them, equipment that is for hire, one that says it is filled. */
export const filmCrewsChatText = {
  name: "held-24 group chat of film crews",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`[16/11/2026, 9:01:12 am] Crew Calls QLD/NSW: ‎Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.
[16/11/2026, 9:04:40 am] Marlo (admin): Morning all. Jobs only please, and put JOB at the front. Gear chat goes in the other group!!
[17/11/2026, 2:15:33 pm] Tegan Prods: JOB: Second Assistant Director with Saltbush Serial Pictures
Southport QLD
Contract
Rate: $2,450 per week
Apply by 9 December 2026
Eleven weeks of a drama about a caravan park, with goats. You do the call sheets, you know where everybody is, and you are never seen to run.
https://saltbushserial.example/crew/2nd-ad
[17/11/2026, 2:17:02 pm] Oskar Grip: goats 😂
[17/11/2026, 2:17:49 pm] Jules: ‎sticker omitted
[20/11/2026, 7:48:05 am] Marlo (admin): JOB: Costume Maintenance with Wardrobe North
Newcastle NSW
Casual
Rate: $46.30 per hour
Apply by 11 December 2026
Two days a week on a period show, with a lot of lace and a lot of mud. You wash, press and mend overnight, and you have read a care label before.
https://wardrobenorth.example/jobs/maintenance
[20/11/2026, 12:30:00 pm] Bex Sound: FOR HIRE: two radio mics and a boom, $90 a day, pick up in Ashgrove
[23/11/2026, 6:22:51 pm] Idris (Post): JOB: Assistant Editor with Longshadow Post
Work from home, anywhere in Australia
Full time
Rate: depends on credits
Apply by 15 January 2027
Syncing, logging and cutting the trailers that nobody else has time for. Your internet has to be fast, and we send you the drives.
https://longshadowpost.example/assistant
[23/11/2026, 6:25:10 pm] Oskar Grip: is that the shark thing?
[23/11/2026, 6:26:44 pm] Idris (Post): cant say 🦈
[25/11/2026, 8:10:19 am] Tegan Prods: FILLED, thank you all! JOB: Unit Driver with Saltbush Serial Pictures
Southport QLD
Casual
Rate: $38 per hour
[25/11/2026, 5:55:36 pm] Marlo (admin): JOB: Set Carpenter with Hammer & Tongs Construction
Byron Bay NSW
Full time
Rate: $52 to $58 per hour
No end date, they need four people
A whole main street, from the post office to the pub, and all of it has to fall down on a Thursday in March. Bring your own tools and a mask.
https://hammerandtongs.example/set-carpenter
[26/11/2026, 9:12:07 am] Jules: whos going to the wrap drinks friday? $15 a head at the door
`,
  expected: [
    {
      title: "Second Assistant Director",
      employer: "Saltbush Serial Pictures",
      places: ["Southport QLD"],
      pay: { min: 2450, max: 2450, interval: "week" },
      workTypes: ["Contract"],
      posted: "2026-11-17",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://saltbushserial.example/crew/2nd-ad",
    },
    {
      title: "Costume Maintenance",
      employer: "Wardrobe North",
      places: ["Newcastle NSW"],
      pay: { min: 46.3, max: 46.3, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://wardrobenorth.example/jobs/maintenance",
    },
    {
      title: "Assistant Editor",
      employer: "Longshadow Post",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://longshadowpost.example/assistant",
    },
    {
      title: "Unit Driver",
      employer: "Saltbush Serial Pictures",
      places: ["Southport QLD"],
      live: false,
    },
    {
      title: "Set Carpenter",
      employer: "Hammer & Tongs Construction",
      places: ["Byron Bay NSW"],
      pay: { min: 52, max: 58, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://hammerandtongs.example/set-carpenter",
    },
  ],
};
