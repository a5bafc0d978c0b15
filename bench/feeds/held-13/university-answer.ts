/** What a university's service answers in an envelope: facts in a namespace, campuses as texts of a list, nothing as an attribute, grades before pay, moments with an offset, one unpublished and one past its day. */
export const universityAnswer = {
  name: "held-13 answer of a university's service in an envelope",
  employer: "University of the Tablelands",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">
  <s:Header><ActivityId CorrelationId="5f1c" xmlns="http://schemas.example/2004/09/Diagnostics">00000000</ActivityId></s:Header>
  <s:Body>
    <GetAdvertisedPositionsResponse xmlns="http://tempuri.example/">
      <GetAdvertisedPositionsResult xmlns:a="http://schemas.tablelands.example/positions" xmlns:b="http://schemas.example/2003/10/Arrays" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">
        <a:AdvertisedPosition>
          <a:JobNo>497120</a:JobNo>
          <a:JobTitle>Senior Lecturer, Tropical Ecology</a:JobTitle>
          <a:Campuses><b:string>Mareeba QLD</b:string></a:Campuses>
          <a:WorkType>Continuing, full-time</a:WorkType>
          <a:Remuneration>Level C: $142,311 - $163,905 per annum, plus 17% super</a:Remuneration>
          <a:Overview>&lt;p&gt;Leaf litter, field trips, cassowaries at the bins.&lt;/p&gt;</a:Overview>
          <a:OpeningDate>2026-11-17T00:00:00+10:00</a:OpeningDate>
          <a:ClosingDate>2026-12-20T23:55:00+10:00</a:ClosingDate>
          <a:ApplyUrl>https://secure.tablelands.example/apply/497120?lang=en&amp;src=ws</a:ApplyUrl>
          <a:Published>true</a:Published>
        </a:AdvertisedPosition>
        <a:AdvertisedPosition>
          <a:JobNo>497133</a:JobNo>
          <a:JobTitle>Research Officer (Banana Genetics)</a:JobTitle>
          <a:Campuses><b:string>Mareeba QLD</b:string><b:string>Innisfail QLD</b:string></a:Campuses>
          <a:WorkType>Fixed-term, part-time</a:WorkType>
          <a:Remuneration>HEW 6: $48.90 - $52.77 per hour</a:Remuneration>
          <a:Overview>&lt;p&gt;Bend required.&lt;/p&gt;</a:Overview>
          <a:OpeningDate>2026-11-23T00:00:00+10:00</a:OpeningDate>
          <a:ClosingDate>2027-01-10T23:55:00+10:00</a:ClosingDate>
          <a:ApplyUrl>https://secure.tablelands.example/apply/497133?lang=en&amp;src=ws</a:ApplyUrl>
          <a:Published>true</a:Published>
        </a:AdvertisedPosition>
        <a:AdvertisedPosition>
          <a:JobNo>497140</a:JobNo>
          <a:JobTitle>Sessional Tutors - Nursing</a:JobTitle>
          <a:Campuses><b:string>Innisfail QLD</b:string></a:Campuses>
          <a:WorkType>Casual</a:WorkType>
          <a:Remuneration i:nil="true"/>
          <a:Overview i:nil="true"/>
          <a:OpeningDate>2026-11-25T00:00:00+10:00</a:OpeningDate>
          <a:ClosingDate i:nil="true"/>
          <a:ApplyUrl>https://secure.tablelands.example/apply/497140?lang=en&amp;src=ws</a:ApplyUrl>
          <a:Published>true</a:Published>
        </a:AdvertisedPosition>
        <a:AdvertisedPosition>
          <a:JobNo>497151</a:JobNo>
          <a:JobTitle>Dean of Graduate Studies</a:JobTitle>
          <a:Campuses><b:string>Cairns QLD</b:string></a:Campuses>
          <a:WorkType>Continuing, full-time</a:WorkType>
          <a:Remuneration i:nil="true"/>
          <a:Overview i:nil="true"/>
          <a:OpeningDate i:nil="true"/>
          <a:ClosingDate i:nil="true"/>
          <a:ApplyUrl i:nil="true"/>
          <a:Published>false</a:Published>
        </a:AdvertisedPosition>
        <a:AdvertisedPosition>
          <a:JobNo>496988</a:JobNo>
          <a:JobTitle>Timetabling Officer</a:JobTitle>
          <a:Campuses><b:string>Mareeba QLD</b:string></a:Campuses>
          <a:WorkType>Continuing, full-time</a:WorkType>
          <a:Remuneration>HEW 5: $79,400 per annum</a:Remuneration>
          <a:Overview>&lt;p&gt;No two rooms at once.&lt;/p&gt;</a:Overview>
          <a:OpeningDate>2026-10-19T00:00:00+10:00</a:OpeningDate>
          <a:ClosingDate>2026-11-15T23:55:00+10:00</a:ClosingDate>
          <a:ApplyUrl>https://secure.tablelands.example/apply/496988?lang=en&amp;src=ws</a:ApplyUrl>
          <a:Published>true</a:Published>
        </a:AdvertisedPosition>
      </GetAdvertisedPositionsResult>
    </GetAdvertisedPositionsResponse>
  </s:Body>
</s:Envelope>`,
  expected: [
    {
      title: "Senior Lecturer, Tropical Ecology",
      employer: "University of the Tablelands",
      reference: "497120",
      places: ["Mareeba QLD"],
      pay: { min: 142_311, max: 163_905, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T14:00:00Z",
      closes: "2026-12-20T13:55:00Z",
      live: true,
      url: "https://secure.tablelands.example/apply/497120?lang=en&src=ws",
    },
    {
      title: "Research Officer (Banana Genetics)",
      employer: "University of the Tablelands",
      reference: "497133",
      places: ["Mareeba QLD", "Innisfail QLD"],
      pay: { min: 48.9, max: 52.77, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-22T14:00:00Z",
      closes: "2027-01-10T13:55:00Z",
      live: true,
      url: "https://secure.tablelands.example/apply/497133?lang=en&src=ws",
    },
    {
      title: "Sessional Tutors - Nursing",
      employer: "University of the Tablelands",
      reference: "497140",
      places: ["Innisfail QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T14:00:00Z",
      closes: null,
      live: true,
      url: "https://secure.tablelands.example/apply/497140?lang=en&src=ws",
    },
    { title: "Dean of Graduate Studies", reference: "497151", places: ["Cairns QLD"], live: false },
    {
      title: "Timetabling Officer",
      reference: "496988",
      places: ["Mareeba QLD"],
      closes: "2026-11-15T13:55:00Z",
      live: false,
    },
  ],
};
