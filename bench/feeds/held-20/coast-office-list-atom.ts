/** Rarer: a state office's list as its intranet answers in Atom, facts as typed properties with spaces written as codes, nulls by an attribute, the link a pair of words and address, an unnamed author, one that is closed. */
export const coastOfficeListAtom = {
  name: "held-20 intranet list of a coast office",
  employer: "Marine Coast Office",
  extension: "xml",
  contentType: "application/atom+xml;type=feed;charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<feed xml:base="https://intranet.marinecoast.example/_api/" xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata" xmlns:georss="http://www.georss.org/georss" xmlns:gml="http://www.opengis.net/gml">
  <id>5c1b7f0e-8d0b-4a8b-9f9d-20417b7c1d52</id>
  <title />
  <updated>2026-11-26T03:00:21Z</updated>
  <entry m:etag="&quot;4&quot;">
    <id>Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(14)</id>
    <category term="SP.Data.VacanciesListItem" scheme="http://schemas.microsoft.com/ado/2007/08/dataservices/scheme" />
    <link rel="edit" href="Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(14)" />
    <title />
    <updated>2026-11-26T03:00:21Z</updated>
    <author>
      <name />
    </author>
    <content type="application/xml">
      <m:properties>
        <d:Id m:type="Edm.Int32">14</d:Id>
        <d:Title>Fisheries Compliance Officer</d:Title>
        <d:Position_x0020_Number>MC-0214</d:Position_x0020_Number>
        <d:Work_x0020_Location>Eden, NSW</d:Work_x0020_Location>
        <d:Work_x0020_Arrangement>On site</d:Work_x0020_Arrangement>
        <d:Employment_x0020_Type>Full-time</d:Employment_x0020_Type>
        <d:Salary_x0020_From m:type="Edm.Double">79512</d:Salary_x0020_From>
        <d:Salary_x0020_To m:type="Edm.Double">87310</d:Salary_x0020_To>
        <d:Salary_x0020_Per>Annum</d:Salary_x0020_Per>
        <d:Advertised_x0020_On m:type="Edm.DateTime">2026-11-17T22:00:00Z</d:Advertised_x0020_On>
        <d:Closing_x0020_Date m:type="Edm.DateTime">2026-12-11T06:00:00Z</d:Closing_x0020_Date>
        <d:Vacancy_x0020_Status>Advertised</d:Vacancy_x0020_Status>
        <d:Role_x0020_Summary>&lt;div&gt;Measure the fish, then the story about the fish.&lt;/div&gt;</d:Role_x0020_Summary>
        <d:Job_x0020_Link m:type="SP.FieldUrlValue">
          <d:Description>View the role</d:Description>
          <d:Url>https://marinecoast.example/jobs/MC-0214</d:Url>
        </d:Job_x0020_Link>
        <d:Created m:type="Edm.DateTime">2026-10-12T04:11:09Z</d:Created>
        <d:AuthorId m:type="Edm.Int32">31</d:AuthorId>
        <d:Attachments m:type="Edm.Boolean">false</d:Attachments>
      </m:properties>
    </content>
  </entry>
  <entry m:etag="&quot;5&quot;">
    <id>Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(15)</id>
    <category term="SP.Data.VacanciesListItem" scheme="http://schemas.microsoft.com/ado/2007/08/dataservices/scheme" />
    <link rel="edit" href="Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(15)" />
    <title />
    <updated>2026-11-26T03:00:21Z</updated>
    <author>
      <name />
    </author>
    <content type="application/xml">
      <m:properties>
        <d:Id m:type="Edm.Int32">15</d:Id>
        <d:Title>Hydrographic Surveyor</d:Title>
        <d:Position_x0020_Number>MC-0216</d:Position_x0020_Number>
        <d:Work_x0020_Location>Coffs Harbour, NSW</d:Work_x0020_Location>
        <d:Work_x0020_Arrangement>Flexible: two days at home</d:Work_x0020_Arrangement>
        <d:Employment_x0020_Type>Full-time</d:Employment_x0020_Type>
        <d:Salary_x0020_From m:type="Edm.Double">104880</d:Salary_x0020_From>
        <d:Salary_x0020_To m:type="Edm.Double">118425</d:Salary_x0020_To>
        <d:Salary_x0020_Per>Annum</d:Salary_x0020_Per>
        <d:Advertised_x0020_On m:type="Edm.DateTime">2026-11-19T23:30:00Z</d:Advertised_x0020_On>
        <d:Closing_x0020_Date m:type="Edm.DateTime">2027-01-08T06:00:00Z</d:Closing_x0020_Date>
        <d:Vacancy_x0020_Status>Advertised</d:Vacancy_x0020_Status>
        <d:Role_x0020_Summary>&lt;div&gt;The bottom moved again. Go and find it.&lt;/div&gt;</d:Role_x0020_Summary>
        <d:Job_x0020_Link m:type="SP.FieldUrlValue">
          <d:Description>View the role</d:Description>
          <d:Url>https://marinecoast.example/jobs/MC-0216</d:Url>
        </d:Job_x0020_Link>
        <d:Created m:type="Edm.DateTime">2026-10-12T04:11:09Z</d:Created>
        <d:AuthorId m:type="Edm.Int32">31</d:AuthorId>
        <d:Attachments m:type="Edm.Boolean">false</d:Attachments>
      </m:properties>
    </content>
  </entry>
  <entry m:etag="&quot;3&quot;">
    <id>Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(17)</id>
    <category term="SP.Data.VacanciesListItem" scheme="http://schemas.microsoft.com/ado/2007/08/dataservices/scheme" />
    <link rel="edit" href="Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(17)" />
    <title />
    <updated>2026-11-26T03:00:21Z</updated>
    <author>
      <name />
    </author>
    <content type="application/xml">
      <m:properties>
        <d:Id m:type="Edm.Int32">17</d:Id>
        <d:Title>Wharf Attendant</d:Title>
        <d:Position_x0020_Number>MC-0219</d:Position_x0020_Number>
        <d:Work_x0020_Location>Ulladulla, NSW</d:Work_x0020_Location>
        <d:Work_x0020_Arrangement>On site</d:Work_x0020_Arrangement>
        <d:Employment_x0020_Type>Casual</d:Employment_x0020_Type>
        <d:Salary_x0020_From m:type="Edm.Double">35.26</d:Salary_x0020_From>
        <d:Salary_x0020_To m:type="Edm.Double" m:null="true" />
        <d:Salary_x0020_Per>Hour</d:Salary_x0020_Per>
        <d:Advertised_x0020_On m:type="Edm.DateTime">2026-11-24T01:15:00Z</d:Advertised_x0020_On>
        <d:Closing_x0020_Date m:type="Edm.DateTime" m:null="true" />
        <d:Vacancy_x0020_Status>Advertised</d:Vacancy_x0020_Status>
        <d:Role_x0020_Summary>&lt;div&gt;Ropes, bins, pelicans.&lt;/div&gt;</d:Role_x0020_Summary>
        <d:Job_x0020_Link m:type="SP.FieldUrlValue">
          <d:Description>View the role</d:Description>
          <d:Url>https://marinecoast.example/jobs/MC-0219</d:Url>
        </d:Job_x0020_Link>
        <d:Created m:type="Edm.DateTime">2026-10-12T04:11:09Z</d:Created>
        <d:AuthorId m:type="Edm.Int32">31</d:AuthorId>
        <d:Attachments m:type="Edm.Boolean">false</d:Attachments>
      </m:properties>
    </content>
  </entry>
  <entry m:etag="&quot;5&quot;">
    <id>Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(11)</id>
    <category term="SP.Data.VacanciesListItem" scheme="http://schemas.microsoft.com/ado/2007/08/dataservices/scheme" />
    <link rel="edit" href="Web/Lists(guid'3f0c77b2-1d6e-4f7b-9d0e-6f2a5a1e0b4d')/Items(11)" />
    <title />
    <updated>2026-11-26T03:00:21Z</updated>
    <author>
      <name />
    </author>
    <content type="application/xml">
      <m:properties>
        <d:Id m:type="Edm.Int32">11</d:Id>
        <d:Title>Policy Officer, Recreational Fishing</d:Title>
        <d:Position_x0020_Number>MC-0207</d:Position_x0020_Number>
        <d:Work_x0020_Location>Nowra, NSW</d:Work_x0020_Location>
        <d:Work_x0020_Arrangement>On site</d:Work_x0020_Arrangement>
        <d:Employment_x0020_Type>Part-time</d:Employment_x0020_Type>
        <d:Salary_x0020_From m:type="Edm.Double" m:null="true" />
        <d:Salary_x0020_To m:type="Edm.Double" m:null="true" />
        <d:Salary_x0020_Per m:null="true" />
        <d:Advertised_x0020_On m:type="Edm.DateTime">2026-10-12T22:00:00Z</d:Advertised_x0020_On>
        <d:Closing_x0020_Date m:type="Edm.DateTime">2026-11-06T06:00:00Z</d:Closing_x0020_Date>
        <d:Vacancy_x0020_Status>Closed</d:Vacancy_x0020_Status>
        <d:Role_x0020_Summary>&lt;div&gt;Bag limits and the people who mind them.&lt;/div&gt;</d:Role_x0020_Summary>
        <d:Job_x0020_Link m:type="SP.FieldUrlValue">
          <d:Description>View the role</d:Description>
          <d:Url>https://marinecoast.example/jobs/MC-0207</d:Url>
        </d:Job_x0020_Link>
        <d:Created m:type="Edm.DateTime">2026-10-12T04:11:09Z</d:Created>
        <d:AuthorId m:type="Edm.Int32">31</d:AuthorId>
        <d:Attachments m:type="Edm.Boolean">false</d:Attachments>
      </m:properties>
    </content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Fisheries Compliance Officer",
      employer: "Marine Coast Office",
      reference: "MC-0214",
      places: ["Eden NSW"],
      pay: { min: 79_512, max: 87_310, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T22:00:00Z",
      closes: "2026-12-11T06:00:00Z",
      remote: false,
      live: true,
      url: "https://marinecoast.example/jobs/MC-0214",
    },
    {
      title: "Hydrographic Surveyor",
      employer: "Marine Coast Office",
      reference: "MC-0216",
      places: ["Coffs Harbour NSW"],
      pay: { min: 104_880, max: 118_425, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T23:30:00Z",
      closes: "2027-01-08T06:00:00Z",
      remote: false,
      live: true,
      url: "https://marinecoast.example/jobs/MC-0216",
    },
    {
      title: "Wharf Attendant",
      employer: "Marine Coast Office",
      reference: "MC-0219",
      places: ["Ulladulla NSW"],
      pay: { min: 35.26, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T01:15:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://marinecoast.example/jobs/MC-0219",
    },
    {
      title: "Policy Officer, Recreational Fishing",
      reference: "MC-0207",
      places: ["Nowra NSW"],
      live: false,
    },
  ],
};
