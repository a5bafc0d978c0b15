/** Usual: a trades desk's file from the program that posts its ads to many boards, the sender and the method first, facts with a currency and a period as attributes, the client hidden so that the desk is the employer, a start in words, a count of days to advertise beside the last day, addresses that track each board, one ad to be removed. */
export const tradesDeskMultiposterXml = {
  name: "held-22 multiposter file of a trades desk",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<postings version="2.4">
  <sender>
    <agency>Spirit Level Recruitment</agency>
    <consultant>
      <name>Dale Marchetti</name>
      <email>dale.88213.55@apply.spiritlevel.example</email>
    </consultant>
  </sender>
  <posting method="add">
    <vacancy-reference>SL/CARP/2207</vacancy-reference>
    <vacancy-title>Carpenter, Fit-out</vacancy-title>
    <vacancy-type>Contract</vacancy-type>
    <vacancy-hours>Full Time</vacancy-hours>
    <client hidden="yes"/>
    <location>
      <town>Alexandria</town>
      <state>NSW</state>
      <postcode>2015</postcode>
      <country>Australia</country>
    </location>
    <pay currency="AUD" per="hour"><from>58</from><to>64</to><benefits>Tool allowance $12 a day, travel</benefits></pay>
    <start>Monday week</start>
    <duration>5 months</duration>
    <posted-at>2026-11-24T16:20:00+11:00</posted-at>
    <advertise-until days="21">2026-12-15</advertise-until>
    <advert format="html"><![CDATA[<p>Shopfronts for a builder who turned over $55m last year and still buys lunch.</p>]]></advert>
    <application-url>https://apply.spiritlevel.example/88213/55?b=board</application-url>
  </posting>
  <posting method="add">
    <vacancy-reference>SL/EST/2199</vacancy-reference>
    <vacancy-title>Estimator &amp; Contracts Administrator</vacancy-title>
    <vacancy-type>Permanent</vacancy-type>
    <vacancy-hours>Full Time</vacancy-hours>
    <client hidden="yes"/>
    <location>
      <town>Wollongong</town>
      <state>NSW</state>
      <postcode>2500</postcode>
      <country>Australia</country>
    </location>
    <pay currency="AUD" per="annum"><from>130000</from><to>150000</to><benefits>Car or $20k allowance, super</benefits></pay>
    <start>January</start>
    <duration/>
    <posted-at>2026-11-20T11:00:00+11:00</posted-at>
    <advertise-until days="28">2026-12-18</advertise-until>
    <advert format="html"><![CDATA[<p>Price it, win it, watch it.</p>]]></advert>
    <application-url>https://apply.spiritlevel.example/88190/55?b=board</application-url>
  </posting>
  <posting method="add">
    <vacancy-reference>SL/LAB/2212</vacancy-reference>
    <vacancy-title>Skilled Labourers (White Card)</vacancy-title>
    <vacancy-type>Casual</vacancy-type>
    <vacancy-hours/>
    <client hidden="yes"/>
    <location>
      <town>Queanbeyan</town>
      <state>NSW</state>
      <postcode>2620</postcode>
      <country>Australia</country>
    </location>
    <pay currency="AUD" per="hour"><from>0</from><to>0</to><benefits>Award plus site</benefits></pay>
    <start>Tomorrow</start>
    <duration/>
    <posted-at>2026-11-25T06:05:00+11:00</posted-at>
    <advertise-until days="30">2026-12-25</advertise-until>
    <advert format="html"><![CDATA[<p>Bring lunch and a hat.</p>]]></advert>
    <application-url>https://apply.spiritlevel.example/88240/55?b=board</application-url>
  </posting>
  <posting method="add">
    <vacancy-reference>SL/BIM/2204</vacancy-reference>
    <vacancy-title>BIM Drafter</vacancy-title>
    <vacancy-type>Permanent</vacancy-type>
    <vacancy-hours>Part Time</vacancy-hours>
    <client hidden="no">Plumbline Facades</client>
    <location remote="full">
      <town/>
      <state/>
      <postcode/>
      <country>Australia</country>
    </location>
    <pay currency="AUD" per="day"><from>620</from><to/><benefits/></pay>
    <start>As soon as you can</start>
    <duration/>
    <posted-at>2026-11-23T13:45:00+11:00</posted-at>
    <advertise-until days="0"/>
    <advert format="html"><![CDATA[<p>Curtain walls, from behind your own curtains.</p>]]></advert>
    <application-url>https://apply.spiritlevel.example/88217/55?b=board</application-url>
  </posting>
  <posting method="remove">
    <vacancy-reference>SL/PNT/2180</vacancy-reference>
    <vacancy-title>Painter</vacancy-title>
  </posting>
</postings>
`,
  expected: [
    {
      title: "Carpenter, Fit-out",
      employer: "Spirit Level Recruitment",
      reference: "SL/CARP/2207",
      places: ["Alexandria NSW"],
      pay: { min: 58, max: 64, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24T05:20:00Z",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://apply.spiritlevel.example/88213/55?b=board",
    },
    {
      title: "Estimator & Contracts Administrator",
      employer: "Spirit Level Recruitment",
      reference: "SL/EST/2199",
      places: ["Wollongong NSW"],
      pay: { min: 130_000, max: 150_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T00:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://apply.spiritlevel.example/88190/55?b=board",
    },
    {
      title: "Skilled Labourers (White Card)",
      employer: "Spirit Level Recruitment",
      reference: "SL/LAB/2212",
      places: ["Queanbeyan NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T19:05:00Z",
      closes: "2026-12-25",
      remote: false,
      live: true,
      url: "https://apply.spiritlevel.example/88240/55?b=board",
    },
    {
      title: "BIM Drafter",
      employer: "Plumbline Facades",
      reference: "SL/BIM/2204",
      places: [],
      pay: { min: 620, max: null, interval: "day" },
      workTypes: ["Part time"],
      posted: "2026-11-23T02:45:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://apply.spiritlevel.example/88217/55?b=board",
    },
    {
      title: "Painter",
      reference: "SL/PNT/2180",
      live: false,
    },
  ],
};
