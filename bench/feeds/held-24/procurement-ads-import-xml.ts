/** Usual: a procurement recruiter's ads as a program that posts to many boards sends them for import, the account first, facts as attributes of each ad and of its parts, a command on each, tracking addresses and mailboxes, the client's name where it may be said, pay as attributes with a basis beside words, zeros for none, places as a list with an area and a country, a start and a length beside the day of expiry, bullet points, one ad to be removed. */
export const procurementAdsImportXml = {
  name: "held-24 ads import of a procurement recruiter",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<AdImport version="3.1" sent="2026-11-26T20:15:02+10:00">
  <Account id="7714" board="au-general">
    <Agency>Tender Ground Procurement Search</Agency>
    <Office>Level 2, 118 Edward Street, Brisbane QLD 4000</Office>
  </Account>
  <Ad command="post" ref="TG-5521/BNE" title="Category Manager &#8211; Fleet &amp; Plant" term="Permanent" hours="Full Time" posted="2026-11-18T08:30:00+10:00" expires="2026-12-16">
    <Advertiser name="Tender Ground Procurement Search" client="" clientHidden="true"/>
    <Locations>
      <Location town="Toowoomba" area="QLD" country="AU" postcode="4350"/>
    </Locations>
    <Pay from="128000" to="140000" basis="annum" currency="AUD">$128,000 - $140,000 + super + vehicle</Pay>
    <Start>February</Start>
    <Length/>
    <Bullets><Bullet>Spend of $210m</Bullet><Bullet>Two direct reports</Bullet><Bullet>Home by five</Bullet></Bullets>
    <Body type="html"><![CDATA[<p>Our client grades, seals and mends roads over an area as big as Belgium, and it buys or hires everything that does so. They need one person who knows what a grader ought to cost and who answers the phone when it breaks.</p><p>You will take over 61 contracts, of which about a third should have been tendered again last year. The spend is $210 million over the next four years.</p>]]></Body>
    <Apply url="https://track.posterama.example/apply/7714.5521.114?src=au-general" email="bec.5521.114@posterama.example"/>
    <Consultant name="Bec Lillywhite" title="Director" phone="07 5550 4410"/>
  </Ad>
  <Ad command="post" ref="TG-5530/TSV" title="Contracts Officer (Defence Estate)" term="Contract" hours="Full Time" posted="2026-11-23T14:05:00+10:00" expires="2026-12-09">
    <Advertiser name="Tender Ground Procurement Search" client="" clientHidden="true"/>
    <Locations>
      <Location town="Townsville" area="QLD" country="AU" postcode="4810"/>
      <Location town="Darwin" area="NT" country="AU" postcode="0800"/>
    </Locations>
    <Pay from="78" to="92" basis="hour" currency="AUD">$78 - $92 per hour + super</Pay>
    <Start>ASAP</Start>
    <Length>9 months, may be extended</Length>
    <Bullets><Bullet>Baseline clearance</Bullet><Bullet>Two sites</Bullet></Bullets>
    <Body type="html"><![CDATA[<p>Fences, air conditioning, a jetty: the estate buys small things in large numbers, and each of them needs a contract. You write them, keep the register and remind people what they signed.</p><p>The desk can be at either base. You need a clearance at Baseline or above that has not lapsed.</p>]]></Body>
    <Apply url="https://track.posterama.example/apply/7714.5530.114?src=au-general" email="raj.5530.114@posterama.example"/>
    <Consultant name="Raj Dhaliwal" title="Consultant" phone="07 5550 4411"/>
  </Ad>
  <Ad command="post" ref="TG-5533/NAT" title="Sourcing Analyst" term="Permanent" hours="Part Time" posted="2026-11-24T09:00:00+10:00" expires="">
    <Advertiser name="Tender Ground Procurement Search" client="Bluegum Mutual Health Fund" clientHidden="false"/>
    <Locations workFromHome="yes"/>
    <Pay from="0" to="0" basis="annum" currency="AUD">Negotiable for the right person</Pay>
    <Start>January</Start>
    <Length/>
    <Bullets><Bullet>25 hours a week</Bullet></Bullets>
    <Body type="html"><![CDATA[<p>Bluegum spends $38 million a year with 900 suppliers, and nobody has ever put them in one list. You will. After that you will find the forty that are really one company.</p><p>The whole team works from home, in three states.</p>]]></Body>
    <Apply url="https://track.posterama.example/apply/7714.5533.114?src=au-general" email="bec.5533.114@posterama.example"/>
    <Consultant name="Bec Lillywhite" title="Director" phone="07 5550 4410"/>
  </Ad>
  <Ad command="post" ref="TG-5536/GLT" title="Purchasing Officer" term="Temporary" hours="" posted="2026-11-25T16:40:00+10:00" expires="2026-12-04">
    <Advertiser name="Tender Ground Procurement Search" client="" clientHidden="true"/>
    <Locations>
      <Location town="Gladstone" area="QLD" country="AU" postcode="4680"/>
    </Locations>
    <Pay from="46.5" to="" basis="hour" currency="AUD">From $46.50 per hour</Pay>
    <Start>Monday 7 December</Start>
    <Length>Six weeks</Length>
    <Bullets/>
    <Body type="html"><![CDATA[<p>A shutdown at a refinery needs somebody in the store who can raise an order before the crane driver has finished his sentence. Day shift, and you must be able to wear steel caps.</p>]]></Body>
    <Apply url="https://track.posterama.example/apply/7714.5536.114?src=au-general" email="raj.5536.114@posterama.example"/>
    <Consultant name="Raj Dhaliwal" title="Consultant" phone="07 5550 4411"/>
  </Ad>
  <Ad command="remove" ref="TG-5498/BNE" title="Head of Procurement" term="Permanent" hours="Full Time" posted="2026-10-22T09:00:00+10:00" expires="2026-12-18">
    <Advertiser name="Tender Ground Procurement Search" client="" clientHidden="true"/>
    <Locations>
      <Location town="Brisbane" area="QLD" country="AU" postcode="4000"/>
    </Locations>
    <Pay from="0" to="0" basis="annum" currency="AUD"/>
    <Start/>
    <Length/>
    <Bullets/>
    <Body type="html"><![CDATA[<p>Placed.</p>]]></Body>
    <Apply url="" email=""/>
    <Consultant name="Bec Lillywhite" title="Director" phone="07 5550 4410"/>
  </Ad>
</AdImport>
`,
  expected: [
    {
      title: "Category Manager – Fleet & Plant",
      employer: "Tender Ground Procurement Search",
      reference: "TG-5521/BNE",
      places: ["Toowoomba QLD"],
      pay: { min: 128_000, max: 140_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T22:30:00Z",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://track.posterama.example/apply/7714.5521.114?src=au-general",
    },
    {
      title: "Contracts Officer (Defence Estate)",
      employer: "Tender Ground Procurement Search",
      reference: "TG-5530/TSV",
      places: ["Townsville QLD", "Darwin NT"],
      pay: { min: 78, max: 92, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23T04:05:00Z",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://track.posterama.example/apply/7714.5530.114?src=au-general",
    },
    {
      title: "Sourcing Analyst",
      employer: "Bluegum Mutual Health Fund",
      reference: "TG-5533/NAT",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T23:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://track.posterama.example/apply/7714.5533.114?src=au-general",
    },
    {
      title: "Purchasing Officer",
      employer: "Tender Ground Procurement Search",
      reference: "TG-5536/GLT",
      places: ["Gladstone QLD"],
      pay: { min: 46.5, max: null, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-25T06:40:00Z",
      closes: "2026-12-04",
      remote: false,
      live: true,
      url: "https://track.posterama.example/apply/7714.5536.114?src=au-general",
    },
    {
      title: "Head of Procurement",
      reference: "TG-5498/BNE",
      places: ["Brisbane QLD"],
      live: false,
    },
  ],
};
