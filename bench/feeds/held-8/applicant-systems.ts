/** A result of a system for applicants: months before days, places with the state in full, pay and a closing day in sentences of the text, addresses for the page and for applying. */
export const resultXml = {
  name: "result of an applicants' system, months before days",
  employer: "Rosella Community Health",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<result>
  <job>
    <id>oKp3Efwq</id>
    <title><![CDATA[Dental & Oral Health Therapist]]></title>
    <requisitionid>2026-118</requisitionid>
    <category>Clinical</category>
    <jobtype>Part-Time</jobtype>
    <location>Wodonga, Victoria, Australia</location>
    <date>11/19/2026</date>
    <detail-url>https://jobs.rosellahealth.example/careers/job/oKp3Efwq</detail-url>
    <apply-url>https://jobs.rosellahealth.example/careers/job/oKp3Efwq/apply</apply-url>
    <description><![CDATA[<p>Three chairs, one van and the schools between here and Corryong.</p><p><strong>Salary:</strong> $44.18 to $58.03 per hour, depending on experience</p><p><strong>Applications close:</strong> Monday 14 December 2026</p>]]></description>
    <briefdescription><![CDATA[Three chairs, one van and the schools...]]></briefdescription>
  </job>
  <job>
    <id>oTz8Efxa</id>
    <title><![CDATA[Health Information Manager]]></title>
    <requisitionid>2026-121</requisitionid>
    <category>Corporate</category>
    <jobtype>Full-Time</jobtype>
    <location>Albury, New South Wales, Australia</location>
    <date>11/24/2026</date>
    <detail-url>https://jobs.rosellahealth.example/careers/job/oTz8Efxa</detail-url>
    <apply-url>https://jobs.rosellahealth.example/careers/job/oTz8Efxa/apply</apply-url>
    <description><![CDATA[<p>Forty years of paper become one screen. You lead a team of six.</p><p><strong>Salary:</strong> $108,500 - $121,000 per annum + 12% superannuation</p>]]></description>
    <briefdescription/>
  </job>
  <job>
    <id>oYc1Efzz</id>
    <title><![CDATA[Casual Cleaner]]></title>
    <requisitionid>2026-122</requisitionid>
    <category>Facilities</category>
    <jobtype>Casual</jobtype>
    <location>Beechworth, Victoria, Australia</location>
    <date>11/25/2026</date>
    <detail-url>https://jobs.rosellahealth.example/careers/job/oYc1Efzz</detail-url>
    <apply-url>https://jobs.rosellahealth.example/careers/job/oYc1Efzz/apply</apply-url>
    <description><![CDATA[<p>Evenings, after the last patient goes home.</p>]]></description>
    <briefdescription/>
  </job>
</result>
`,
  expected: [
    {
      title: "Dental & Oral Health Therapist",
      employer: "Rosella Community Health",
      places: ["Wodonga VIC"],
      pay: { min: 44.18, max: 58.03, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-14",
      live: true,
      url: "https://jobs.rosellahealth.example/careers/job/oKp3Efwq/apply",
    },
    {
      title: "Health Information Manager",
      employer: "Rosella Community Health",
      places: ["Albury NSW"],
      pay: { min: 108_500, max: 121_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://jobs.rosellahealth.example/careers/job/oTz8Efxa/apply",
    },
    {
      title: "Casual Cleaner",
      employer: "Rosella Community Health",
      places: ["Beechworth VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://jobs.rosellahealth.example/careers/job/oYc1Efzz/apply",
    },
  ],
};

/** Postings of a system for careers' pages: the text in sections that each have a header, pay as a least and a most with a frequency, deadlines in UTC, work types and workplaces as codes beside their words, the requisition inside each posting. */
export const sectionedPostings = {
  name: "postings in sections, a deadline and a frequency of pay",
  employer: "Catbird Coast Water",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: JSON.stringify(
    {
      data: [
        {
          id: "184220",
          title: "Treatment Plant Operator",
          benefits: "<ul><li>Nine-day fortnight</li><li>$1,200 a year for health</li></ul>",
          benefits_header: "What you get",
          compensation: "A$84,310.00 - A$91,745.00 / year",
          compensation_currency: "AUD",
          compensation_frequency: "year",
          compensation_maximum: 91_745,
          compensation_minimum: 84_310,
          compensation_visible: true,
          deadline_at: "2026-12-13T13:59:00.000Z",
          description: "<p>Clear water in, clearer water out.</p>",
          employment_type: "permanent_full_time",
          employment_type_text: "Permanent - Full Time",
          job: {
            id: "151007",
            requisition_id: "CCW-26-090",
            department: { id: "3301", name: "Treatment" },
            division: { id: "2104", name: "Operations" },
            structure_custom_group_one: null,
          },
          key_responsibilities: "<ul><li>Dose, sample, log</li></ul>",
          key_responsibilities_header: "Key responsibilities",
          location: {
            id: "9917",
            city: "Bundaberg",
            name: "Bundaberg depot",
            postal_code: "4670",
            province: "QLD",
          },
          path: "/en/postings/9e0a7c11",
          reporting_to: "Coordinator Treatment",
          skills_knowledge_expertise: "<p>Certificate III in Water Industry Operations.</p>",
          skills_knowledge_expertise_header: "About you",
          url: "https://catbirdwater.careers.example/en/postings/9e0a7c11",
          workplace_type: "onsite",
          workplace_type_text: "On-site",
        },
        {
          id: "184377",
          title: "Billing Officer (Parental Leave Cover)",
          benefits: null,
          benefits_header: "What you get",
          compensation: null,
          compensation_currency: null,
          compensation_frequency: null,
          compensation_maximum: null,
          compensation_minimum: null,
          compensation_visible: false,
          deadline_at: null,
          description: "<p>Quarterly bills for 41,000 taps.</p>",
          employment_type: "fixed_term_part_time",
          employment_type_text: "Fixed Term - Part Time",
          job: {
            id: "151044",
            requisition_id: "CCW-26-094",
            department: { id: "3318", name: "Customer" },
            division: { id: "2109", name: "Corporate" },
            structure_custom_group_one: null,
          },
          key_responsibilities: "<ul><li>Meters, money, manners</li></ul>",
          key_responsibilities_header: "Key responsibilities",
          location: {
            id: "9920",
            city: "Gympie",
            name: "Gympie office",
            postal_code: "4570",
            province: "QLD",
          },
          path: "/en/postings/b3f1d802",
          reporting_to: "Manager Customer",
          skills_knowledge_expertise: "<p>Patience.</p>",
          skills_knowledge_expertise_header: "About you",
          url: "https://catbirdwater.careers.example/en/postings/b3f1d802",
          workplace_type: "hybrid",
          workplace_type_text: "Hybrid",
        },
        {
          id: "184401",
          title: "Water Quality Modeller",
          benefits: null,
          benefits_header: "What you get",
          compensation: "A$71.50 / hour",
          compensation_currency: "AUD",
          compensation_frequency: "hour",
          compensation_maximum: 71.5,
          compensation_minimum: 71.5,
          compensation_visible: true,
          deadline_at: "2026-12-18T07:00:00.000Z",
          description: "<p>Rain, runoff and R, from wherever your desk is.</p>",
          employment_type: "contract_temp",
          employment_type_text: "Contract / Temp",
          job: {
            id: "151051",
            requisition_id: "CCW-26-095",
            department: { id: "3301", name: "Treatment" },
            division: { id: "2104", name: "Operations" },
            structure_custom_group_one: null,
          },
          key_responsibilities: null,
          key_responsibilities_header: "Key responsibilities",
          location: { id: "9931", city: "Brisbane", name: "Brisbane", postal_code: "4000", province: "QLD" },
          path: "/en/postings/c77be3a0",
          reporting_to: null,
          skills_knowledge_expertise: null,
          skills_knowledge_expertise_header: "About you",
          url: "https://catbirdwater.careers.example/en/postings/c77be3a0",
          workplace_type: "remote",
          workplace_type_text: "Fully remote",
        },
      ],
    },
    null,
    2,
  ),
  expected: [
    {
      title: "Treatment Plant Operator",
      employer: "Catbird Coast Water",
      places: ["Bundaberg QLD"],
      pay: { min: 84_310, max: 91_745, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-13T13:59:00Z",
      remote: false,
      live: true,
      url: "https://catbirdwater.careers.example/en/postings/9e0a7c11",
    },
    {
      title: "Billing Officer (Parental Leave Cover)",
      employer: "Catbird Coast Water",
      places: ["Gympie QLD"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      closes: null,
      remote: false,
      live: true,
      url: "https://catbirdwater.careers.example/en/postings/b3f1d802",
    },
    {
      title: "Water Quality Modeller",
      employer: "Catbird Coast Water",
      pay: { min: 71.5, max: 71.5, interval: "hour" },
      workTypes: ["Contract"],
      closes: "2026-12-18T07:00:00Z",
      remote: true,
      live: true,
      url: "https://catbirdwater.careers.example/en/postings/c77be3a0",
    },
  ],
};

/** What a program that posts to many boards sends: a command for each job of which one withdraws it, names that begin with "job" or "salary", a start that is not the day of posting, days to advertise as a number. */
export const commands = {
  name: "posts to many boards, a command for each job",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<post>
  <job>
    <command>add</command>
    <username>boards@spinifexpeople.example</username>
    <contact_name>Yolanda Ferrier</contact_name>
    <contact_email>yferrier.77410@apply.spinifexpeople.example</contact_email>
    <contact_telephone>08 5550 0136</contact_telephone>
    <company_name>Spinifex People</company_name>
    <job_reference>SPN-7741</job_reference>
    <job_title>Heavy Diesel Fitter - 2:1 FIFO</job_title>
    <job_type>Permanent</job_type>
    <job_hours>Full Time</job_hours>
    <job_startdate>2027-01-11</job_startdate>
    <job_industry>Mining</job_industry>
    <job_location>Kalgoorlie</job_location>
    <job_state>Western Australia</job_state>
    <job_postcode>6430</job_postcode>
    <job_country>Australia</job_country>
    <salary_currency>AUD</salary_currency>
    <salary_from>138000</salary_from>
    <salary_to>152000</salary_to>
    <salary_per>annum</salary_per>
    <salary_benefits>Flights and camp; $5,000 after the first year</salary_benefits>
    <job_description><![CDATA[<p>793s, shovels &amp; a workshop with air conditioning.</p>]]></job_description>
    <date_posted>2026-11-19T09:15:00+08:00</date_posted>
    <days_to_advertise>28</days_to_advertise>
    <application_url>https://apply.spinifexpeople.example/SPN-7741</application_url>
  </job>
  <job>
    <command>add</command>
    <username>boards@spinifexpeople.example</username>
    <contact_name>Yolanda Ferrier</contact_name>
    <contact_email>yferrier.77523@apply.spinifexpeople.example</contact_email>
    <contact_telephone/>
    <company_name>Spinifex People</company_name>
    <job_reference>SPN-7752</job_reference>
    <job_title>Shutdown Planner</job_title>
    <job_type>Contract</job_type>
    <job_hours>Full Time</job_hours>
    <job_startdate/>
    <job_industry>Mining</job_industry>
    <job_location>Karratha</job_location>
    <job_state>Western Australia</job_state>
    <job_postcode>6714</job_postcode>
    <job_country>Australia</job_country>
    <salary_currency>AUD</salary_currency>
    <salary_from>1050</salary_from>
    <salary_to>1200</salary_to>
    <salary_per>day</salary_per>
    <salary_benefits/>
    <job_description><![CDATA[<p>Nineteen days, four hundred people, one Gantt chart.</p>]]></job_description>
    <date_posted>2026-11-24T14:40:00+08:00</date_posted>
    <days_to_advertise>14</days_to_advertise>
    <application_url>https://apply.spinifexpeople.example/SPN-7752</application_url>
  </job>
  <job>
    <command>delete</command>
    <username>boards@spinifexpeople.example</username>
    <company_name>Spinifex People</company_name>
    <job_reference>SPN-7688</job_reference>
    <job_title>Camp Chef</job_title>
    <job_type>Temporary</job_type>
    <job_location>Newman</job_location>
    <job_state>Western Australia</job_state>
    <date_posted>2026-11-03T10:00:00+08:00</date_posted>
    <application_url>https://apply.spinifexpeople.example/SPN-7688</application_url>
  </job>
</post>
`,
  expected: [
    {
      title: "Heavy Diesel Fitter - 2:1 FIFO",
      employer: "Spinifex People",
      reference: "SPN-7741",
      places: ["Kalgoorlie WA"],
      pay: { min: 138_000, max: 152_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T01:15:00Z",
      live: true,
      url: "https://apply.spinifexpeople.example/SPN-7741",
    },
    {
      title: "Shutdown Planner",
      employer: "Spinifex People",
      reference: "SPN-7752",
      places: ["Karratha WA"],
      pay: { min: 1_050, max: 1_200, interval: "day" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24T06:40:00Z",
      live: true,
      url: "https://apply.spinifexpeople.example/SPN-7752",
    },
    { title: "Camp Chef", live: false },
  ],
};
