const opening = (id: string, title: string, city: string, region: string, facts: string, text: string) =>
  `<PositionOpening><DocumentID schemeAgencyName="Cobalt Health">${id}</DocumentID><PositionRequisitionRef/><PostingInstruction><PostDate>2026-11-16</PostDate></PostingInstruction><PositionProfile languageCode="en-AU"><PositionTitle>${title}</PositionTitle><Organization><OrganizationName>Cobalt Health</OrganizationName><OrganizationUnit><Name>People Team</Name></OrganizationUnit></Organization><PositionLocation><Address><CityName>${city}</CityName><CountrySubDivisionCode>${region}</CountrySubDivisionCode><CountryCode>AU</CountryCode></Address></PositionLocation>${facts}<PositionFormattedDescription><Content><![CDATA[${text}]]></Content></PositionFormattedDescription></PositionProfile></PositionOpening>`;

/** HR-XML 3: a data area with openings, codes of schedules, pay as intervals within an offer. */
export const hrXml = {
  name: "HR-XML position openings",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?><SyncPositionOpening xmlns="http://www.hr-xml.org/3"><ApplicationArea><CreationDateTime>2026-11-26T00:00:00Z</CreationDateTime></ApplicationArea><DataArea><Sync/>
${opening("CH-3301", "Theatre Orderly", "Townsville", "AU-QLD", '<PositionScheduleTypeCode>FullTime</PositionScheduleTypeCode><PositionOfferingTypeCode>DirectHire</PositionOfferingTypeCode><OfferedRemunerationPackage><RemunerationRange><RemunerationBasisCode>Hourly</RemunerationBasisCode><RemunerationMinimumAmount currencyID="AUD">31.40</RemunerationMinimumAmount><RemunerationMaximumAmount currencyID="AUD">33.10</RemunerationMaximumAmount></RemunerationRange></OfferedRemunerationPackage><ApplicationCloseDate>2026-12-11</ApplicationCloseDate>', "<p>Bring people to theatre, kindly.</p>")}
${opening("CH-3307", "Health Information Manager", "Townsville", "AU-QLD", '<PositionScheduleTypeCode>PartTime</PositionScheduleTypeCode><OfferedRemunerationPackage><RemunerationRange><RemunerationBasisCode>Annual</RemunerationBasisCode><RemunerationMinimumAmount currencyID="AUD">99000</RemunerationMinimumAmount><RemunerationMaximumAmount currencyID="AUD">108000</RemunerationMaximumAmount></RemunerationRange></OfferedRemunerationPackage>', "<p>Codes of diagnoses, and the people who write them.</p>")}
${opening("CH-3310", "Dietitian", "Ayr", "AU-QLD", "<PositionScheduleTypeCode>FullTime</PositionScheduleTypeCode>", "<p>Clinics in four towns.</p>")}
</DataArea></SyncPositionOpening>`,
  expected: [
    {
      title: "Theatre Orderly",
      employer: "Cobalt Health",
      reference: "CH-3301",
      places: ["Townsville QLD"],
      pay: { min: 31.4, max: 33.1, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
    {
      title: "Health Information Manager",
      employer: "Cobalt Health",
      reference: "CH-3307",
      places: ["Townsville QLD"],
      pay: { min: 99_000, max: 108_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-16",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Dietitian",
      employer: "Cobalt Health",
      reference: "CH-3310",
      places: ["Ayr QLD"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

const position = (id: string, title: string, facts: object) => ({
  documentId: { value: id, schemeAgencyId: "Silverton Transport" },
  postingInstructions: [
    {
      start: "2026-11-19",
      end: "2026-12-17",
      applicationMethod: {
        instructions: "Apply online",
        communication: { web: [{ url: `https://silverton.example/jobs/${id}` }] },
      },
    },
  ],
  positionProfiles: [{ title, ...facts }],
});
const location = (city: string, countrySubdivision: string) => [
  {
    address: { city, countrySubdivisions: [{ type: "state", value: countrySubdivision }], countryCode: "AU" },
  },
];

/** HR Open's JSON: openings with profiles, the employer as an organisation with a legal name. */
export const hrOpen = {
  name: "HR Open position openings",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    positionOpenings: [
      position("ST-71", "Bus Driver", {
        hiringOrganization: { name: "Silverton Transport", legalName: "Silverton Transport Pty Ltd" },
        positionLocations: location("Broken Hill", "NSW"),
        positionScheduleTypeCodes: ["PartTime"],
        offeredRemunerationPackage: {
          ranges: [
            {
              type: "hourly",
              minimumAmount: { value: 33.8, currency: "AUD" },
              maximumAmount: { value: 36.2, currency: "AUD" },
            },
          ],
        },
        descriptions: [{ content: "<p>School runs in the morning and afternoon.</p>" }],
      }),
      position("ST-74", "Depot Manager", {
        hiringOrganization: { name: "Silverton Transport", legalName: "Silverton Transport Pty Ltd" },
        positionLocations: location("Broken Hill", "NSW"),
        positionScheduleTypeCodes: ["FullTime"],
        offeredRemunerationPackage: {
          ranges: [
            {
              type: "annual",
              minimumAmount: { value: 102_000, currency: "AUD" },
              maximumAmount: { value: 115_000, currency: "AUD" },
            },
          ],
        },
        descriptions: [{ content: "<p>28 buses and their people.</p>" }],
      }),
      position("ST-75", "Bus Cleaner", {
        hiringOrganization: { name: "Silverton Transport", legalName: "Silverton Transport Pty Ltd" },
        positionLocations: location("Mildura", "VIC"),
        positionScheduleTypeCodes: ["Casual"],
        descriptions: [{ content: "<p>Evenings, four hours.</p>" }],
      }),
    ],
  }),
  expected: [
    {
      title: "Bus Driver",
      employer: "Silverton Transport",
      reference: "ST-71",
      places: ["Broken Hill NSW"],
      pay: { min: 33.8, max: 36.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://silverton.example/jobs/ST-71",
    },
    {
      title: "Depot Manager",
      employer: "Silverton Transport",
      reference: "ST-74",
      places: ["Broken Hill NSW"],
      pay: { min: 102_000, max: 115_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-17",
      remote: false,
      live: true,
    },
    {
      title: "Bus Cleaner",
      employer: "Silverton Transport",
      reference: "ST-75",
      places: ["Mildura VIC"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-12-17",
      remote: false,
      live: true,
    },
  ],
};
