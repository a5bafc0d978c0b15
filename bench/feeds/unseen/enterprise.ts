/** Jobvite's XML: the employer above the list, a location in one line, a requisition beside the id. */
export const jobvite = {
  name: "Jobvite XML",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?><result><company>Blue Gum Insurance</company>
<job><id>oXk1zfwA</id><title>Claims Assessor</title><requisitionid>BG-2026-118</requisitionid><category>Claims</category><jobtype>Full-Time</jobtype><location>Parramatta, New South Wales, Australia</location><date>11/12/2026</date><detail-url>https://jobs.jobvite.example/bluegum/job/oXk1zfwA</detail-url><apply-url>https://jobs.jobvite.example/bluegum/job/oXk1zfwA/apply</apply-url><description><![CDATA[<p>Storms, floods and one lawnmower.</p>]]></description><briefdescription>Storms, floods …</briefdescription></job>
<job><id>oYm2agxB</id><title>Actuarial Analyst</title><requisitionid>BG-2026-121</requisitionid><category>Pricing</category><jobtype>Full-Time</jobtype><location>Sydney, New South Wales, Australia</location><date>11/18/2026</date><detail-url>https://jobs.jobvite.example/bluegum/job/oYm2agxB</detail-url><apply-url>https://jobs.jobvite.example/bluegum/job/oYm2agxB/apply</apply-url><description><![CDATA[<p>Price the next hailstorm.</p>]]></description></job>
<job><id>oZn3bhyC</id><title>Contact Centre Consultant</title><requisitionid>BG-2026-125</requisitionid><category>Service</category><jobtype>Part-Time</jobtype><location>Remote, Australia</location><date>11/24/2026</date><detail-url>https://jobs.jobvite.example/bluegum/job/oZn3bhyC</detail-url><apply-url>https://jobs.jobvite.example/bluegum/job/oZn3bhyC/apply</apply-url><description><![CDATA[<p>Calls from home.</p>]]></description></job>
</result>`,
  expected: [
    {
      title: "Claims Assessor",
      employer: "Blue Gum Insurance",
      places: ["Parramatta NSW"],
      pay: null,
      workTypes: ["Full time"],
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Actuarial Analyst",
      employer: "Blue Gum Insurance",
      places: ["Sydney NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-18",
      remote: false,
      live: true,
    },
    {
      title: "Contact Centre Consultant",
      employer: "Blue Gum Insurance",
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      remote: true,
      live: true,
    },
  ],
};

const requisition = (id: number, title: string, place: string, type: string, extra: string) =>
  `<Row><Cell name="Requisition ID">2026-${id}</Cell><Cell name="Posting Title">${title}</Cell><Cell name="Job Location">${place}</Cell><Cell name="Position Type">${type}</Cell><Cell name="Posted Date">2026-11-${id % 10}7</Cell><Cell name="Company">Meridian Mining Services</Cell>${extra}<Cell name="Overview">Work with good people in the ground and above it.</Cell></Row>`;

/** A report of iCIMS as XML: every fact is a cell with its name as an attribute, places from country to town. */
export const icims = {
  name: "iCIMS report",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0"?><Report name="Open requisitions"><Rows>
${requisition(1181, "Underground Electrician", "AU-WA-Kalgoorlie", "Regular Full-Time", '<Cell name="Pay Range">$150,000 - $165,000 per year</Cell><Cell name="Link">https://careers.icims.example/jobs/1181</Cell>')}
${requisition(1191, "Camp Cleaner", "AU-WA-Leonora", "Casual", '<Cell name="Pay Range">$34.00 per hour</Cell><Cell name="Link">https://careers.icims.example/jobs/1191</Cell>')}
${requisition(1201, "Geologist", "AU-SA-Roxby Downs", "Regular Full-Time", '<Cell name="Link">https://careers.icims.example/jobs/1201</Cell>')}
</Rows></Report>`,
  expected: [
    {
      title: "Underground Electrician",
      employer: "Meridian Mining Services",
      reference: "2026-1181",
      places: ["Kalgoorlie WA"],
      pay: { min: 150_000, max: 165_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.icims.example/jobs/1181",
    },
    {
      title: "Camp Cleaner",
      employer: "Meridian Mining Services",
      reference: "2026-1191",
      places: ["Leonora WA"],
      pay: { min: 34, max: 34, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17",
      remote: false,
      live: true,
    },
    {
      title: "Geologist",
      employer: "Meridian Mining Services",
      reference: "2026-1201",
      places: ["Roxby Downs SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-17",
      remote: false,
      live: true,
    },
  ],
};
