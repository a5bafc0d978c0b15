/** Rarer: the position openings of a shipyard in a standards body's XML for HR: a namespace as default, an envelope, status as a code, identifiers with a scheme, organisation and place nested deep, the state as a code with the country before it, a range of pay with its interval as a code, effective days as a period, schedule and type of position apart. */
const opening = (facts: {
  id: string;
  status: string;
  title: string;
  city: string;
  state: string;
  pay?: readonly [min: string, max: string, interval: string];
  schedule: string;
  kind: string;
  from: string;
  to?: string;
  text: string;
}) => `    <PositionOpening>
      <DocumentID schemeID="requisition">${facts.id}</DocumentID>
      <PositionRequisitionStatusCode>${facts.status}</PositionRequisitionStatusCode>
      <PositionPosting>
        <PostingPeriod><StartDate>${facts.from}</StartDate>${facts.to ? `<EndDate>${facts.to}</EndDate>` : ""}</PostingPeriod>
        <Link>https://keelhouse.example/openings/${facts.id}</Link>
      </PositionPosting>
      <PositionProfile>
        <PositionTitle>${facts.title}</PositionTitle>
        <PositionOrganization><OrganizationName>Keelhouse Shipyards</OrganizationName></PositionOrganization>
        <PositionLocation>
          <LocationName>Yard</LocationName>
          <Address><CityName>${facts.city}</CityName><CountrySubDivisionCode>AU-${facts.state}</CountrySubDivisionCode><CountryCode>AU</CountryCode></Address>
        </PositionLocation>
        <PositionTypeCode>${facts.kind}</PositionTypeCode>
        <PositionScheduleTypeCode>${facts.schedule}</PositionScheduleTypeCode>
${
  facts.pay
    ? `        <OfferedRemunerationPackage>
          <RemunerationRange><MinimumAmount currencyID="AUD">${facts.pay[0]}</MinimumAmount><MaximumAmount currencyID="AUD">${facts.pay[1]}</MaximumAmount><IntervalCode>${facts.pay[2]}</IntervalCode></RemunerationRange>
        </OfferedRemunerationPackage>
`
    : ""
}        <PositionFormattedDescription><Content>${facts.text}</Content></PositionFormattedDescription>
      </PositionProfile>
    </PositionOpening>
`;

export const shipwrightsPositionOpeningsXml = {
  name: "held-28 position openings of shipwrights",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<ProcessPositionOpening xmlns="http://www.hr-xml.org/3" releaseID="3.3" languageCode="en-AU">
  <ApplicationArea><Sender><LogicalID>keelhouse-hr</LogicalID></Sender><CreationDateTime>2026-11-26T01:00:00Z</CreationDateTime></ApplicationArea>
  <DataArea>
    <Process />
${opening({ id: "KH-0710", status: "Active", title: "Shipwright", city: "Port Adelaide", state: "SA", pay: ["44.25", "49.80", "Hour"], schedule: "FullTime", kind: "Permanent", from: "2026-11-16", to: "2026-12-14", text: "Plank, frame, caulk, repeat." })}${opening({ id: "KH-0714", status: "Active", title: "Sail Loft Hand", city: "Cygnet", state: "TAS", schedule: "PartTime", kind: "Temporary", from: "2026-11-19", text: "Four months of stitching. We trust you with canvas worth $12,000." })}${opening({ id: "KH-0719", status: "Active", title: "Naval Architect", city: "Henderson", state: "WA", pay: ["125000", "142000", "Year"], schedule: "FullTime", kind: "Permanent", from: "2026-11-24", to: "2027-01-11", text: "Draw it so that it floats." })}${opening({ id: "KH-0688", status: "Closed", title: "Crane Driver", city: "Port Adelaide", state: "SA", schedule: "FullTime", kind: "Permanent", from: "2026-09-07", to: "2026-10-09", text: "Lift with care." })}  </DataArea>
</ProcessPositionOpening>
`,
  expected: [
    {
      title: "Shipwright",
      employer: "Keelhouse Shipyards",
      reference: "KH-0710",
      places: ["Port Adelaide SA"],
      pay: { min: 44.25, max: 49.8, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://keelhouse.example/openings/KH-0710",
    },
    {
      title: "Sail Loft Hand",
      employer: "Keelhouse Shipyards",
      reference: "KH-0714",
      places: ["Cygnet TAS"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://keelhouse.example/openings/KH-0714",
    },
    {
      title: "Naval Architect",
      employer: "Keelhouse Shipyards",
      reference: "KH-0719",
      places: ["Henderson WA"],
      pay: { min: 125_000, max: 142_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2027-01-11",
      remote: false,
      live: true,
      url: "https://keelhouse.example/openings/KH-0719",
    },
    { title: "Crane Driver", reference: "KH-0688", places: ["Port Adelaide SA"], live: false },
  ],
};
