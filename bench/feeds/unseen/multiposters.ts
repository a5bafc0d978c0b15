const cdata = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts)
    .map(([tag, text]) => `<${tag}><![CDATA[${text}]]></${tag}>`)
    .join("");

/** Broadbean's XML: a command of each advert, pay from and to with "per", days to advertise instead of a closing date. */
export const broadbean = {
  name: "Broadbean adverts",
  /** What the operator says, as the feed names none. */
  employer: "Ironbark Recruitment",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?><jobs>
<job>${cdata({ command: "add", username: "ironbark", contact_name: "Lena Fox", contact_email: "lena.12345.118@ironbark.aplitrak.example", contact_telephone: "02 9555 1180", contact_url: "https://ironbark.example", days_to_advertise: "28", application_email: "lena.12345.118@ironbark.aplitrak.example", application_url: "https://www.aplitrak.example/?adid=118", job_reference: "IB/LF/118", job_title: "Contracts Administrator", job_type: "Permanent", job_duration: "", job_startdate: "ASAP", job_skills: "Aconex, variations", job_description: "Our client, a builder of schools, needs a contracts administrator.", job_location: "Chatswood, NSW", job_industry: "Construction", salary_currency: "AUD", salary_from: "110000.00", salary_to: "130000.00", salary_per: "annum", salary_benefits: "Super and car park", salary: "AUD110000.00 - AUD130000.00 per annum, Benefits: Super and car park" })}</job>
<job>${cdata({ command: "add", username: "ironbark", contact_name: "Lena Fox", contact_email: "lena.12345.121@ironbark.aplitrak.example", days_to_advertise: "14", application_url: "https://www.aplitrak.example/?adid=121", job_reference: "IB/LF/121", job_title: "Form Worker", job_type: "Temporary", job_duration: "3 months", job_startdate: "07/12/2026", job_description: "Columns and slabs beside the new metro.", job_location: "Hornsby, NSW", job_industry: "Construction", salary_currency: "AUD", salary_from: "42.00", salary_to: "47.00", salary_per: "hour", salary: "AUD42.00 - AUD47.00 per hour" })}</job>
<job>${cdata({ command: "delete", username: "ironbark", job_reference: "IB/LF/102", job_title: "Site Supervisor", job_type: "Permanent", job_description: "Withdrawn.", job_location: "Hornsby, NSW" })}</job>
</jobs>`,
  expected: [
    {
      title: "Contracts Administrator",
      employer: "Ironbark Recruitment",
      reference: "IB/LF/118",
      places: ["Chatswood NSW"],
      pay: { min: 110_000, max: 130_000, interval: "year" },
      remote: false,
      live: true,
      url: "https://www.aplitrak.example/?adid=118",
    },
    {
      title: "Form Worker",
      employer: "Ironbark Recruitment",
      reference: "IB/LF/121",
      places: ["Hornsby NSW"],
      pay: { min: 42, max: 47, interval: "hour" },
      remote: false,
      live: true,
      url: "https://www.aplitrak.example/?adid=121",
    },
    { title: "Site Supervisor", live: false },
  ],
};

/** LogicMelon's XML of an agency: names in capitals, British dates, a place in three parts. */
export const logicmelon = {
  name: "LogicMelon vacancies",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0"?><ArrayOfAdvert><Advert><AdvertID>8811820</AdvertID><JobReference>KR-4401</JobReference><JobTitle>Sonographer</JobTitle><Organisation>Kestrel Radiology</Organisation><JobType>Permanent</JobType><JobHours>Full Time</JobHours><Location><Town>Mackay</Town><County>Queensland</County><Country>Australia</Country></Location><SalaryMin>58</SalaryMin><SalaryMax>66</SalaryMax><SalaryCurrency>AUD</SalaryCurrency><SalaryInterval>Hour</SalaryInterval><SalaryDescription>$58 to $66 an hour, relocation of $5,000</SalaryDescription><StartDate>Immediate</StartDate><DatePosted>14/11/2026 09:00:00</DatePosted><ExpiryDate>12/12/2026 23:59:00</ExpiryDate><AdvertDescription>General and vascular ultrasound.</AdvertDescription><RedirectionUrl>https://www.logicmelon.example/apply/8811820</RedirectionUrl></Advert><Advert><AdvertID>8811844</AdvertID><JobReference>KR-4409</JobReference><JobTitle>Radiology Typist</JobTitle><Organisation>Kestrel Radiology</Organisation><JobType>Permanent</JobType><JobHours>Part Time</JobHours><Location><Town>Rockhampton</Town><County>Queensland</County><Country>Australia</Country></Location><SalaryCurrency>AUD</SalaryCurrency><SalaryDescription>Competitive</SalaryDescription><DatePosted>20/11/2026 09:00:00</DatePosted><ExpiryDate>18/12/2026 23:59:00</ExpiryDate><AdvertDescription>Type reports at the clinic.</AdvertDescription><RedirectionUrl>https://www.logicmelon.example/apply/8811844</RedirectionUrl></Advert><Advert><AdvertID>8811850</AdvertID><JobReference>KR-4411</JobReference><JobTitle>Locum Radiologist</JobTitle><Organisation>Kestrel Radiology</Organisation><JobType>Contract</JobType><Location><Town>Gladstone</Town><County>Queensland</County><Country>Australia</Country></Location><SalaryMin>2400</SalaryMin><SalaryMax>2400</SalaryMax><SalaryCurrency>AUD</SalaryCurrency><SalaryInterval>Day</SalaryInterval><DatePosted>23/11/2026 09:00:00</DatePosted><AdvertDescription>Two weeks in January.</AdvertDescription><RedirectionUrl>https://www.logicmelon.example/apply/8811850</RedirectionUrl></Advert></ArrayOfAdvert>`,
  expected: [
    {
      title: "Sonographer",
      employer: "Kestrel Radiology",
      reference: "KR-4401",
      places: ["Mackay QLD"],
      pay: { min: 58, max: 66, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-14",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://www.logicmelon.example/apply/8811820",
    },
    {
      title: "Radiology Typist",
      employer: "Kestrel Radiology",
      reference: "KR-4409",
      places: ["Rockhampton QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2026-12-18",
      remote: false,
      live: true,
    },
    {
      title: "Locum Radiologist",
      employer: "Kestrel Radiology",
      reference: "KR-4411",
      places: ["Gladstone QLD"],
      pay: { min: 2_400, max: 2_400, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};
