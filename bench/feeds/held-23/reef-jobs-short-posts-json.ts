/** Rarer: the short posts of a reef towns' jobs account as a social network's interface returns them, title and employer in the first line, the other facts in lines that begin with pictures, closing days without a year, shortened links whose full address is among the entities, tags, ampersands escaped, a post of thanks and a reply between the jobs, one that says it is filled. */
export const reefJobsShortPostsJson = {
  name: "held-23 short posts of a reef jobs account",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "data": [
    {
      "id": "2060811730021150720",
      "author_id": "884120551",
      "created_at": "2026-11-25T21:40:12.000Z",
      "lang": "en",
      "text": "JOB: Dive Instructor at Tidewrack Dive Centre\n📍 Cairns QLD\n⏱️ Full time\n💰 $1,350 per week\n📅 Closes 14 December\n\nTwo boats, six students at a time and turtles most days. You need your own gear and a first aid certificate that is in date.\n\n👉 https://sho.example/aQ71 #reefjobs",
      "entities": {
        "urls": [{ "start": 240, "end": 264, "url": "https://sho.example/aQ71", "expanded_url": "https://tidewrackdive.example/crew/instructor", "display_url": "tidewrackdive.example/crew/instructor" }],
        "hashtags": [{ "start": 265, "end": 274, "tag": "reefjobs" }]
      },
      "edit_history_tweet_ids": ["2060811730021150720"],
      "public_metrics": { "retweet_count": 14, "reply_count": 2, "like_count": 31, "quote_count": 0 }
    },
    {
      "id": "2060498002217713664",
      "author_id": "884120551",
      "created_at": "2026-11-25T00:55:40.000Z",
      "lang": "en",
      "text": "Thank you to everyone who came to the jobs night at the Port Douglas bowls club. 212 of you, and the sausages ran out at seven.",
      "edit_history_tweet_ids": ["2060498002217713664"],
      "public_metrics": { "retweet_count": 3, "reply_count": 5, "like_count": 88, "quote_count": 1 }
    },
    {
      "id": "2060121447708434432",
      "author_id": "884120551",
      "created_at": "2026-11-24T00:01:05.000Z",
      "lang": "en",
      "text": "JOB: Guest Services Host at Coral &amp; Cane Lodge\n📍 Port Douglas QLD\n⏱️ Casual\n💰 $32.60 to $35.90 per hour\n📅 Open until filled\n\nCheck people in, carry a bag or two and know which pool is warm. Evenings and weekends, with a staff bus from Mossman.\n\n👉 https://sho.example/bX09 #reefjobs",
      "entities": {
        "urls": [{ "start": 251, "end": 275, "url": "https://sho.example/bX09", "expanded_url": "https://coralandcane.example/work/host", "display_url": "coralandcane.example/work/host" }],
        "hashtags": [{ "start": 276, "end": 285, "tag": "reefjobs" }]
      },
      "edit_history_tweet_ids": ["2060121447708434432"],
      "public_metrics": { "retweet_count": 9, "reply_count": 0, "like_count": 17, "quote_count": 0 }
    },
    {
      "id": "2059780213344772096",
      "author_id": "884120551",
      "created_at": "2026-11-23T01:25:08.000Z",
      "lang": "en",
      "text": "JOB: Reef Data Analyst at Outer Shelf Research\n📍 Work from home, anywhere in Australia\n⏱️ Part time\n📅 Closes 15 January\n\nForty years of fish counts, and now a grant of $600,000 to make sense of them. Pay depends on what you bring.\n\n👉 https://sho.example/cK44 #reefjobs",
      "entities": {
        "urls": [{ "start": 234, "end": 258, "url": "https://sho.example/cK44", "expanded_url": "https://outershelf.example/jobs/data-analyst", "display_url": "outershelf.example/jobs/data-analyst" }],
        "hashtags": [{ "start": 259, "end": 268, "tag": "reefjobs" }]
      },
      "edit_history_tweet_ids": ["2059780213344772096"],
      "public_metrics": { "retweet_count": 22, "reply_count": 4, "like_count": 45, "quote_count": 2 }
    },
    {
      "id": "2059764110021152768",
      "author_id": "884120551",
      "in_reply_to_user_id": "700211904",
      "created_at": "2026-11-23T00:21:09.000Z",
      "lang": "en",
      "text": "@saltydeb No, you do not need a boat licence for that one. Ring them and ask for Jo.",
      "edit_history_tweet_ids": ["2059764110021152768"],
      "public_metrics": { "retweet_count": 0, "reply_count": 1, "like_count": 2, "quote_count": 0 }
    },
    {
      "id": "2058330041997963264",
      "author_id": "884120551",
      "created_at": "2026-11-19T01:22:40.000Z",
      "lang": "en",
      "text": "JOB: Boatbuilder at Trinity Slipways\n📍 Cairns QLD\n⏱️ Full time\n💰 $43 to $48 per hour\n📅 Closes 18 December\n\nFibreglass and timber, mostly repairs after the wet. An early start, a fair boss and every second Friday off.\n\n👉 https://sho.example/dM20 #reefjobs #trades",
      "entities": {
        "urls": [{ "start": 220, "end": 244, "url": "https://sho.example/dM20", "expanded_url": "https://trinityslipways.example/boatbuilder", "display_url": "trinityslipways.example/boatbuilder" }],
        "hashtags": [{ "start": 245, "end": 254, "tag": "reefjobs" }, { "start": 255, "end": 262, "tag": "trades" }]
      },
      "edit_history_tweet_ids": ["2058330041997963264"],
      "public_metrics": { "retweet_count": 6, "reply_count": 1, "like_count": 12, "quote_count": 0 }
    },
    {
      "id": "2057969203310555136",
      "author_id": "884120551",
      "created_at": "2026-11-18T01:28:50.000Z",
      "lang": "en",
      "text": "FILLED, thank you! JOB: Deckhand at Hook Passage Charters\n📍 Airlie Beach QLD\n⏱️ Casual\n💰 $33 per hour\n\n#reefjobs",
      "entities": { "hashtags": [{ "start": 103, "end": 112, "tag": "reefjobs" }] },
      "edit_history_tweet_ids": ["2057968000000000000", "2057969203310555136"],
      "public_metrics": { "retweet_count": 1, "reply_count": 0, "like_count": 4, "quote_count": 0 }
    }
  ],
  "includes": { "users": [{ "id": "884120551", "name": "Reef Towns Jobs", "username": "reeftownsjobs" }] },
  "meta": { "result_count": 7, "newest_id": "2060811730021150720", "oldest_id": "2057969203310555136" }
}
`,
  expected: [
    {
      title: "Dive Instructor",
      employer: "Tidewrack Dive Centre",
      places: ["Cairns QLD"],
      pay: { min: 1350, max: 1350, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-25T21:40:12Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://tidewrackdive.example/crew/instructor",
    },
    {
      title: "Guest Services Host",
      employer: "Coral & Cane Lodge",
      places: ["Port Douglas QLD"],
      pay: { min: 32.6, max: 35.9, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T00:01:05Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://coralandcane.example/work/host",
    },
    {
      title: "Reef Data Analyst",
      employer: "Outer Shelf Research",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T01:25:08Z",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://outershelf.example/jobs/data-analyst",
    },
    {
      title: "Boatbuilder",
      employer: "Trinity Slipways",
      places: ["Cairns QLD"],
      pay: { min: 43, max: 48, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-19T01:22:40Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://trinityslipways.example/boatbuilder",
    },
    {
      title: "Deckhand",
      employer: "Hook Passage Charters",
      places: ["Airlie Beach QLD"],
      live: false,
    },
  ],
};
