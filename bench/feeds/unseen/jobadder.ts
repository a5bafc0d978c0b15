const job = (
  jid: number,
  posted: string,
  title: string,
  place: readonly [string, string],
  type: string,
  salary: string,
  text: string,
) =>
  `<Job jid="${jid}" reference="JA-${jid}" datePosted="${posted}" dateUpdated="2026-11-26"><Title>${title}</Title><Summary><![CDATA[${text}]]></Summary><Description><![CDATA[<p>${text}</p><p>Call Mia on 03 9555 1180.</p>]]></Description><BulletPoints><BulletPoint>Friendly team</BulletPoint><BulletPoint>Free parking</BulletPoint></BulletPoints><Classifications><Classification name="Category">Trades &amp; Services</Classification><Classification name="Location">${place[0]}</Classification><Classification name="Area">${place[1]}</Classification><Classification name="Work Type">${type}</Classification></Classifications>${salary}<Apply><EmailTo>job${jid}@apply.example</EmailTo><Url>https://apply.jobadder.example/au1/88/${jid}</Url></Apply></Job>`;

/** JobAdder's XML of an agency: facts as attributes and as classifications with a name. */
export const jobadder = {
  name: "JobAdder XML",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?><Jobs advertiser="Torque Recruitment" accountId="88">
${job(411_820, "2026-11-10", "Diesel Fitter", ["Ballarat", "VIC"], "Full Time", '<Salary period="Hourly"><MinValue>46</MinValue><MaxValue>52</MaxValue><Text>$46 - $52 per hour + tool allowance</Text></Salary>', "Trucks, trailers and one fire engine.")}
${job(411_877, "2026-11-18", "Spare Parts Interpreter", ["Bendigo", "VIC"], "Full Time", '<Salary period="Annual"><MinValue>68000</MinValue><MaxValue>74000</MaxValue><Text>$68k to $74k + super</Text></Salary>', "Know a gasket by its shadow.")}
${job(411_902, "2026-11-25", "Panel Beater", ["Ballarat", "VIC"], "Contract or Temp", "", "Hail season is coming.")}
</Jobs>`,
  expected: [
    {
      title: "Diesel Fitter",
      employer: "Torque Recruitment",
      places: ["Ballarat VIC"],
      pay: { min: 46, max: 52, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-10",
      closes: null,
      remote: false,
      live: true,
      url: "https://apply.jobadder.example/au1/88/411820",
    },
    {
      title: "Spare Parts Interpreter",
      employer: "Torque Recruitment",
      places: ["Bendigo VIC"],
      pay: { min: 68_000, max: 74_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      remote: false,
      live: true,
    },
    {
      title: "Panel Beater",
      employer: "Torque Recruitment",
      places: ["Ballarat VIC"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25",
      remote: false,
      live: true,
    },
  ],
};
