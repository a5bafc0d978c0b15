/** Usual: a hotel company's list of vacancies in XML of its own making, facts as attributes and elements, pay with its limits as attributes, one job at two hotels, one in Queenstown over the sea, one cancelled. */
export const hotelsVacanciesXml = {
  name: "held-18 vacancies of a hotel company with attributes",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<vacancyList operator="Saltbush Hotels" generated="2026-11-26T06:00:00+11:00" total="5">
  <vacancy ref="SB26-118" state="open">
    <role>Night Auditor</role>
    <hotels>
      <hotel name="Saltbush Wagga"><town>Wagga Wagga</town><region>NSW</region><country>Australia</country></hotel>
    </hotels>
    <engagement>permanent part-time</engagement>
    <remuneration from="31.85" to="34.20" per="hour" currency="AUD"/>
    <advertised>2026-11-17</advertised>
    <applyBy>2026-12-20</applyBy>
    <text>&lt;p&gt;Eleven to seven. Balance the till, let in the lost.&lt;/p&gt;</text>
    <link href="https://work.saltbushhotels.example/SB26-118"/>
  </vacancy>
  <vacancy ref="SB26-121" state="open">
    <role>Executive Housekeeper</role>
    <hotels>
      <hotel name="Saltbush Albury"><town>Albury</town><region>NSW</region><country>Australia</country></hotel>
      <hotel name="Saltbush Wodonga"><town>Wodonga</town><region>VIC</region><country>Australia</country></hotel>
    </hotels>
    <engagement>permanent full-time</engagement>
    <remuneration from="74000" to="80000" per="year" currency="AUD"/>
    <advertised>2026-11-20</advertised>
    <applyBy>2027-01-10</applyBy>
    <text>&lt;p&gt;One river, two linen rooms, 212 beds.&lt;/p&gt;</text>
    <link href="https://work.saltbushhotels.example/SB26-121"/>
  </vacancy>
  <vacancy ref="SB26-124" state="open">
    <role>Commis Chef</role>
    <hotels>
      <hotel name="Saltbush Lakeside"><town>Queenstown</town><region>Otago</region><country>New Zealand</country></hotel>
    </hotels>
    <engagement>fixed-term full-time</engagement>
    <remuneration/>
    <advertised>2026-11-23</advertised>
    <applyBy/>
    <text>&lt;p&gt;For the ski season. Staff house, own knives.&lt;/p&gt;</text>
    <link href="https://work.saltbushhotels.example/SB26-124"/>
  </vacancy>
  <vacancy ref="SB26-126" state="open">
    <role>Banquet Attendant</role>
    <hotels>
      <hotel name="Saltbush Orange"><town>Orange</town><region>NSW</region><country>Australia</country></hotel>
    </hotels>
    <engagement>casual</engagement>
    <remuneration from="33.60" per="hour" currency="AUD"/>
    <advertised>2026-11-25</advertised>
    <applyBy/>
    <text>&lt;p&gt;Weddings till March.&lt;/p&gt;</text>
    <link href="https://work.saltbushhotels.example/SB26-126"/>
  </vacancy>
  <vacancy ref="SB26-109" state="cancelled">
    <role>Concierge</role>
    <hotels>
      <hotel name="Saltbush Albury"><town>Albury</town><region>NSW</region><country>Australia</country></hotel>
    </hotels>
    <engagement>permanent full-time</engagement>
    <remuneration/>
    <advertised>2026-10-26</advertised>
    <applyBy>2026-12-31</applyBy>
    <text>&lt;p&gt;Keys.&lt;/p&gt;</text>
    <link href="https://work.saltbushhotels.example/SB26-109"/>
  </vacancy>
</vacancyList>
`,
  expected: [
    {
      title: "Night Auditor",
      employer: "Saltbush Hotels",
      reference: "SB26-118",
      places: ["Wagga Wagga NSW"],
      pay: { min: 31.85, max: 34.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-20",
      live: true,
      url: "https://work.saltbushhotels.example/SB26-118",
    },
    {
      title: "Executive Housekeeper",
      employer: "Saltbush Hotels",
      reference: "SB26-121",
      places: ["Albury NSW", "Wodonga VIC"],
      pay: { min: 74_000, max: 80_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2027-01-10",
      live: true,
      url: "https://work.saltbushhotels.example/SB26-121",
    },
    {
      title: "Commis Chef",
      employer: "Saltbush Hotels",
      reference: "SB26-124",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://work.saltbushhotels.example/SB26-124",
    },
    {
      title: "Banquet Attendant",
      employer: "Saltbush Hotels",
      reference: "SB26-126",
      places: ["Orange NSW"],
      pay: { min: 33.6, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://work.saltbushhotels.example/SB26-126",
    },
    {
      title: "Concierge",
      reference: "SB26-109",
      places: ["Albury NSW"],
      workTypes: ["Full time"],
      live: false,
    },
  ],
};
