interface Item {
  id: number;
  title: string;
  service: string;
  number: string;
  place: string;
  type: string;
  pay: string;
  from: string;
  until: string;
  link: string;
  status: string;
}

const entry = ({ id, title, service, number, place, type, pay, from, until, link, status }: Item) => `
  <entry m:etag="&quot;${id % 5}&quot;">
    <id>https://intranet.farwest.example/_api/Web/Lists(guid'5d2e')/Items(${id})</id>
    <category term="SP.Data.VacanciesListItem" scheme="http://schemas.microsoft.com/ado/2007/08/dataservices/scheme" />
    <link rel="edit" href="Web/Lists(guid'5d2e')/Items(${id})" />
    <title />
    <updated>2026-11-26T20:00:00Z</updated>
    <author><name /></author>
    <content type="application/xml">
      <m:properties>
        <d:Id m:type="Edm.Int32">${id}</d:Id>
        <d:Title>${title}</d:Title>
        <d:Organisation>${service}</d:Organisation>
        <d:PositionNumber>${number}</d:PositionNumber>
        <d:WorkLocation>${place}</d:WorkLocation>
        <d:EmploymentType>${type}</d:EmploymentType>
        <d:Remuneration${pay ? `>${pay}</d:Remuneration>` : ' m:null="true" />'}
        <d:AdvertisedDate m:type="Edm.DateTime">${from}</d:AdvertisedDate>
        <d:ClosingDate m:type="Edm.DateTime"${until ? `>${until}</d:ClosingDate>` : ' m:null="true" />'}
        <d:AdvertLink m:type="SP.FieldUrlValue"><d:Description>View advert</d:Description><d:Url>${link}</d:Url></d:AdvertLink>
        <d:VacancyStatus>${status}</d:VacancyStatus>
        <d:AuthorId m:type="Edm.Int32">44</d:AuthorId>
        <d:Attachments m:type="Edm.Boolean">false</d:Attachments>
      </m:properties>
    </content>
  </entry>`;

/** A list that community services of a far region share on an intranet: entries without titles, facts as typed properties, a link with its words, services as organisations, one that waits for approval. */
export const sharePointList = {
  name: "held-15 shared list of community services as typed properties of entries",
  extension: "xml",
  contentType: "application/atom+xml;type=feed;charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xml:base="https://intranet.farwest.example/_api/" xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">
  <id>7c1b-list</id>
  <title />
  <updated>2026-11-26T20:00:00Z</updated>${[
    entry({
      id: 112,
      title: "Youth Worker",
      service: "Silver City Youth Service",
      number: "YS-26-08",
      place: "Broken Hill NSW",
      type: "Permanent full-time",
      pay: "$78,400 - $83,150 per annum",
      from: "2026-11-16T22:00:00Z",
      until: "2026-12-11T06:00:00Z",
      link: "https://silvercityyouth.example/jobs/ys-26-08",
      status: "Advertised",
    }),
    entry({
      id: 115,
      title: "Meals Coordinator",
      service: "Copper Road Neighbourhood House",
      number: "NH-26-03",
      place: "Cobar NSW",
      type: "Part-time",
      pay: "$37.25 per hour",
      from: "2026-11-19T05:30:00Z",
      until: "",
      link: "https://copperroad.example/work/meals",
      status: "Advertised",
    }),
    entry({
      id: 118,
      title: "Aboriginal Health Practitioner",
      service: "Baaka Health Corporation",
      number: "BH-26-21",
      place: "Wilcannia NSW",
      type: "Fixed term full-time",
      pay: "",
      from: "2026-11-24T21:15:00Z",
      until: "2026-12-20T12:59:00Z",
      link: "https://baakahealth.example/careers/21",
      status: "Advertised",
    }),
    entry({
      id: 119,
      title: "Bus Driver",
      service: "Copper Road Neighbourhood House",
      number: "NH-26-04",
      place: "Cobar NSW",
      type: "Casual",
      pay: "$33.90 per hour",
      from: "2026-11-20T01:00:00Z",
      until: "",
      link: "https://copperroad.example/work/bus",
      status: "Pending approval",
    }),
  ].join("")}
</feed>
`,
  expected: [
    {
      title: "Youth Worker",
      employer: "Silver City Youth Service",
      reference: "YS-26-08",
      places: ["Broken Hill NSW"],
      pay: { min: 78_400, max: 83_150, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2026-12-11T06:00:00Z",
      live: true,
      url: "https://silvercityyouth.example/jobs/ys-26-08",
    },
    {
      title: "Meals Coordinator",
      employer: "Copper Road Neighbourhood House",
      reference: "NH-26-03",
      places: ["Cobar NSW"],
      pay: { min: 37.25, max: 37.25, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T05:30:00Z",
      closes: null,
      live: true,
      url: "https://copperroad.example/work/meals",
    },
    {
      title: "Aboriginal Health Practitioner",
      employer: "Baaka Health Corporation",
      reference: "BH-26-21",
      places: ["Wilcannia NSW"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24T21:15:00Z",
      closes: "2026-12-20T12:59:00Z",
      live: true,
      url: "https://baakahealth.example/careers/21",
    },
    {
      title: "Bus Driver",
      employer: "Copper Road Neighbourhood House",
      reference: "NH-26-04",
      places: ["Cobar NSW"],
      pay: { min: 33.9, max: 33.9, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20T01:00:00Z",
      closes: null,
      live: false,
      url: "https://copperroad.example/work/bus",
    },
  ],
};
