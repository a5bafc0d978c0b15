/** Usual: the position list that a prawn grower's recruitment system writes: the group at the root and the organisation in each, the number and the state of a position as attributes, town and state and postcode nested, remuneration with a period and a note, adverts in CDATA with amounts that are no pay, a position that has been appointed, a basis in words, a closing time with its offset. */
export const prawnFarmsPositionListXml = {
  name: "held-29 position list of prawn farms",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<PositionList Organisation="Mangrove Point Prawns" Generated="2026-11-26T06:00:00+10:00">
  <Position Number="MPP-118" Status="Advertised">
    <PositionTitle>Pond Technician</PositionTitle>
    <Organisation>Mangrove Point Prawns</Organisation>
    <Workplace><Site>Lower ponds</Site><Town>Ayr</Town><StateTerritory>Queensland</StateTerritory><Pcode>4807</Pcode></Workplace>
    <Basis>Permanent full-time</Basis>
    <Remuneration><From>62400</From><To>67900</To><Period>Annum</Period><Note>plus 12% superannuation</Note></Remuneration>
    <AdvertisedOn>2026-11-16</AdvertisedOn>
    <ApplicationsClose>2026-12-14T17:00:00+10:00</ApplicationsClose>
    <Advert><![CDATA[<p>You read oxygen meters before breakfast. One bad night costs us $80,000 of tigers &amp; bananas.</p>]]></Advert>
    <ApplicationLink>https://jobs.mangrovepoint.example/positions/118/apply</ApplicationLink>
  </Position>
  <Position Number="MPP-121" Status="Advertised">
    <PositionTitle>Hatchery Manager (Larval &amp; Algae)</PositionTitle>
    <Organisation>Mangrove Point Hatcheries</Organisation>
    <Workplace><Site>Hatchery</Site><Town>Cardwell</Town><StateTerritory>Queensland</StateTerritory><Pcode>4849</Pcode></Workplace>
    <Basis>Fixed-term full-time</Basis>
    <Remuneration><From>104000</From><To></To><Period>Annum</Period><Note>a house on site goes with it</Note></Remuneration>
    <AdvertisedOn>2026-11-20</AdvertisedOn>
    <ApplicationsClose>2027-01-08T23:59:00+10:00</ApplicationsClose>
    <Advert><![CDATA[<p>Two spawning seasons, the first from 1 February 2027. The broodstock come from the gulf and are moody.</p>]]></Advert>
    <ApplicationLink>https://jobs.mangrovepoint.example/positions/121/apply</ApplicationLink>
  </Position>
  <Position Number="MPP-125" Status="Advertised">
    <PositionTitle>Harvest Night Crew</PositionTitle>
    <Organisation>Mangrove Point Prawns</Organisation>
    <Workplace><Site>Clarence farm</Site><Town>Yamba</Town><StateTerritory>New South Wales</StateTerritory><Pcode>2464</Pcode></Workplace>
    <Basis>Casual</Basis>
    <Remuneration><From>34.75</From><To>34.75</To><Period>Hour</Period><Note>loading is in it</Note></Remuneration>
    <AdvertisedOn>2026-11-24</AdvertisedOn>
    <ApplicationsClose></ApplicationsClose>
    <Advert><![CDATA[<p>From dusk until the truck is full. Everyone eats prawns for Christmas; you make it so.</p>]]></Advert>
    <ApplicationLink>https://jobs.mangrovepoint.example/positions/125/apply</ApplicationLink>
  </Position>
  <Position Number="MPP-109" Status="Filled">
    <PositionTitle>Feed Barge Skipper</PositionTitle>
    <Organisation>Mangrove Point Prawns</Organisation>
    <Workplace><Site>Lower ponds</Site><Town>Ayr</Town><StateTerritory>Queensland</StateTerritory><Pcode>4807</Pcode></Workplace>
    <Basis>Permanent part-time</Basis>
    <Remuneration><From>36.00</From><To>39.50</To><Period>Hour</Period><Note></Note></Remuneration>
    <AdvertisedOn>2026-10-12</AdvertisedOn>
    <ApplicationsClose>2026-12-18T17:00:00+10:00</ApplicationsClose>
    <Advert><![CDATA[<p>Flat water, heavy bags.</p>]]></Advert>
    <ApplicationLink>https://jobs.mangrovepoint.example/positions/109/apply</ApplicationLink>
  </Position>
</PositionList>
`,
  expected: [
    {
      title: "Pond Technician",
      employer: "Mangrove Point Prawns",
      reference: "MPP-118",
      places: ["Ayr QLD"],
      pay: { min: 62_400, max: 67_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-14T17:00:00+10:00",
      remote: false,
      live: true,
      url: "https://jobs.mangrovepoint.example/positions/118/apply",
    },
    {
      title: "Hatchery Manager (Larval & Algae)",
      employer: "Mangrove Point Hatcheries",
      reference: "MPP-121",
      places: ["Cardwell QLD"],
      pay: { min: 104_000, max: null, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://jobs.mangrovepoint.example/positions/121/apply",
    },
    {
      title: "Harvest Night Crew",
      employer: "Mangrove Point Prawns",
      reference: "MPP-125",
      places: ["Yamba NSW"],
      pay: { min: 34.75, max: 34.75, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.mangrovepoint.example/positions/125/apply",
    },
    { title: "Feed Barge Skipper", reference: "MPP-109", places: ["Ayr QLD"], live: false },
  ],
};
