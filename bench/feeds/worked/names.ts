import type { BenchFeed } from "../feed.ts";

const flags = [
  ["telecommuting", true, true],
  ["workplace_type", "remote", true],
  ["remote_status", "fully", true],
  ["workplaceType", "Hybrid", false],
  ["isRemote", true, true],
  ["remote_allowed", "yes", true],
  ["work_from_home", "Y", true],
  ["locationType", "TELECOMMUTE", true],
  ["remoteWork", "No", false],
  ["homeworking", "fully remote", true],
] as const;

/** Fields by their less usual names. */
export const names: BenchFeed[] = [
  {
    name: "remote work by flag, status and type",
    extension: "json",
    text: JSON.stringify({
      jobs: flags.map(([name, value], index) => ({
        id: `f${index}`,
        title: `Clerk ${index}`,
        company: "Desk",
        description: "File the letters.",
        location: "Hobart TAS",
        [name]: value,
      })),
    }),
    expected: flags.map(([, , remote], index) => ({
      title: `Clerk ${index}`,
      reference: `f${index}`,
      places: ["Hobart TAS"],
      remote,
    })),
  },
  {
    name: "items of a school's feed",
    extension: "xml",
    text: `<items><item><reference>0071</reference><advertUrl>https://schools.example/0071</advertUrl><publishOn>2026-11-03</publishOn><expiresAt>2026-12-22T01:40:35+1100</expiresAt><jobTitle>Music Teacher</jobTitle><jobAdvert>&lt;p&gt;Teach the band and the choir.&lt;/p&gt;</jobAdvert><salary>$84,000 - $96,500 per year</salary><workingPatterns>part_time</workingPatterns><schoolName>Point Primary</schoolName><location>Burnie TAS</location></item></items>`,
    expected: [
      {
        title: "Music Teacher",
        employer: "Point Primary",
        reference: "0071",
        places: ["Burnie TAS"],
        pay: { min: 84_000, max: 96_500, interval: "year" },
        workTypes: ["Part time"],
        posted: "2026-11-03",
        closes: "2026-12-21T14:40:35Z",
        url: "https://schools.example/0071",
      },
    ],
  },
  {
    name: "a reference, a date and a place of an aggregator",
    extension: "xml",
    text: `<source><jobs><job><title><![CDATA[Case Officer]]></title><location><![CDATA[Newcastle]]></location><state><![CDATA[NSW]]></state><country>AU</country><company>Beacon</company><website>www.beacon.example</website><publishdate>18/11/2026</publishdate><expirydate>18/12/2026</expirydate><url>https://beacon.example/view?id=9</url><description><![CDATA[<p>Answer letters.</p>]]></description><reference_id>ad9</reference_id><salary>$78K per year</salary><jobtype>fulltime</jobtype></job></jobs></source>`,
    expected: [
      {
        title: "Case Officer",
        employer: "Beacon",
        reference: "ad9",
        places: ["Newcastle NSW"],
        pay: { min: 78_000, max: 78_000, interval: "year" },
        workTypes: ["Full time"],
        posted: "2026-11-18",
        closes: "2026-12-18",
        url: "https://beacon.example/view?id=9",
      },
    ],
  },
  {
    name: "RSS with places in elements and the channel's name",
    extension: "rss",
    text: `<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Bandicoot Cafes</title><item><title>Shift Lead</title><description>Lead the shift.</description><pubDate>Fri, 20 Nov 2026 09:59:48 +1100</pubDate><guid>bc-1</guid><remoteStatus>none</remoteStatus><tt:locations><tt:location><tt:name>Laneway</tt:name><tt:city>Melbourne</tt:city><tt:country>Australia</tt:country></tt:location><tt:location><tt:name>Harbour</tt:name><tt:city>Geelong</tt:city><tt:country>Australia</tt:country></tt:location></tt:locations></item></channel></rss>`,
    expected: [
      {
        title: "Shift Lead",
        employer: "Bandicoot Cafes",
        reference: "bc-1",
        places: ["Melbourne VIC", "Geelong VIC"],
        remote: false,
        posted: "2026-11-19T22:59:48Z",
      },
    ],
  },
];
