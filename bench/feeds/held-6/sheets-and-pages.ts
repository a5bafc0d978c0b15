/** A shire's export for boards: a mark of the byte order, semicolons, ends of lines with two characters, codes for the basis, days with dots, a cell with semicolons, a row with the count at the end. */
export const shire = {
  name: "shire's export, semicolons and a row with the count",
  employer: "Shire of Currawong Plains",
  extension: "csv",
  contentType: "text/csv",
  text: `\uFEFF${[
    "Vac. No.;Vacancy;Directorate;Work location;Basis;Class'n;Rate from;Rate to;Per;Advertised;Closes;Status;Contact;Apply at",
    "CP26-071;Plant Operator (Grader);Works;Merredin WA;Perm F/T;Level 5;$38.42;$40.16;hour;18.11.2026;14.12.2026;Open;Neville Hartog 08 5550 0171;https://currawong.example/apply/CP26-071",
    'CP26-074;"Librarian; Local History; Archives";Community;Narembeen WA;Perm P/T;Level 6;$74,300.00;$79,850.00;annum;24.11.2026;18.12.2026;Open;"Ana Quillfeather; 08 5550 0172";https://currawong.example/apply/CP26-074',
    "CP26-075;Pool Attendant;Community;Merredin WA;Casual;Level 2;$34.90;;hour;25.11.2026;;Open;;https://currawong.example/apply/CP26-075",
    "CP26-058;Building Surveyor;Planning;Merredin WA;Temp F/T;Level 9;;;;12.10.2026;09.11.2026;Closed;;https://currawong.example/apply/CP26-058",
    ";;;;;;;;;;;;;",
    "Total;4 vacancies;;;;;;;;;;;;",
    "",
  ].join("\r\n")}`,
  expected: [
    {
      title: "Plant Operator (Grader)",
      employer: "Shire of Currawong Plains",
      reference: "CP26-071",
      places: ["Merredin WA"],
      pay: { min: 38.42, max: 40.16, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-14",
      live: true,
      url: "https://currawong.example/apply/CP26-071",
    },
    {
      title: "Librarian; Local History; Archives",
      employer: "Shire of Currawong Plains",
      reference: "CP26-074",
      places: ["Narembeen WA"],
      pay: { min: 74_300, max: 79_850, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2026-12-18",
      live: true,
      url: "https://currawong.example/apply/CP26-074",
    },
    {
      title: "Pool Attendant",
      reference: "CP26-075",
      places: ["Merredin WA"],
      pay: { min: 34.9, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://currawong.example/apply/CP26-075",
    },
    { title: "Building Surveyor", live: false },
  ],
};

/** A sheet on the web that people write by hand: a heading and a stamp above the names of the columns, awards in the cells for pay, closing days in words, a column that says what is filled. */
export const handWritten = {
  name: "sheet by hand, a heading above the columns",
  employer: "Riverbend Community Care",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `Riverbend Community Care - vacancies,,,,,,,
Last changed 26/11/2026 by Priya,,,,,,,
,,,,,,,
Role,Site,Days & hours,Rate,EOI due,Enquiries to,Filled?,Link
Home Care Worker,"Swan Hill, VIC","Part time: Mon, Tue, Thu",SCHADS L2.1 $34.85/hr,COB Fri 4 Dec 2026,Lorna 03 5550 0163,,https://riverbendcare.example/hcw
Team Leader - Respite,"Kerang, VIC",Full time,"SCHADS L5.1 - L5.3, $97,214 to $101,890 p.a. + super",Monday 14 December 2026,Lorna 03 5550 0163,No,https://riverbendcare.example/respite
Gardener,"Swan Hill, VIC",Casual,TBA,open until filled,,No,https://riverbendcare.example/gardener
Bus Driver,"Kerang, VIC",Casual,$33/hr,Friday 18 December 2026,,Yes,https://riverbendcare.example/bus
`,
  expected: [
    {
      title: "Home Care Worker",
      employer: "Riverbend Community Care",
      places: ["Swan Hill VIC"],
      pay: { min: 34.85, max: 34.85, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-04",
      live: true,
      url: "https://riverbendcare.example/hcw",
    },
    {
      title: "Team Leader - Respite",
      employer: "Riverbend Community Care",
      places: ["Kerang VIC"],
      pay: { min: 97_214, max: 101_890, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-14",
      live: true,
      url: "https://riverbendcare.example/respite",
    },
    {
      title: "Gardener",
      places: ["Swan Hill VIC"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      live: true,
      url: "https://riverbendcare.example/gardener",
    },
    { title: "Bus Driver", live: false },
  ],
};

/** Pages that a collector wrote, one a line with empty lines between: each job inside an object of its own beside its organisation, days since it was posted as words, one that takes no applications. */
export const collected = {
  name: "lines of JSON, a page of a job each",
  extension: "ndjson",
  contentType: "application/x-ndjson",
  text: [
    JSON.stringify({
      jobPostingInfo: {
        id: "a1c07be2d1",
        title: "Reef Pilot",
        jobDescription: "<p>Big ships, narrow water.</p><p><b>Remuneration:</b> $198,000 per annum</p>",
        location: "Cairns QLD",
        additionalLocations: ["Thursday Island QLD"],
        postedOn: "Posted 6 Days Ago",
        endDate: "2026-12-12",
        timeLeftToApply: "15 Days Left to Apply",
        timeType: "Full time",
        jobReqId: "JR-2207",
        jobPostingId: "Reef-Pilot_JR-2207",
        country: { descriptor: "Australia", id: "d903bb3f" },
        remoteType: null,
        canApply: true,
        posted: true,
        externalUrl: "https://careers.coralpilots.example/job/Cairns/Reef-Pilot_JR-2207",
        questionnaireId: null,
      },
      hiringOrganization: { name: "Coral Passage Pilots", url: "" },
      similarJobs: [],
      userAuthenticated: false,
    }),
    "",
    JSON.stringify({
      jobPostingInfo: {
        id: "a1c07be2d2",
        title: "Vessel Scheduler",
        jobDescription: "<p>Tides do not wait; neither do you.</p>",
        location: "Brisbane QLD",
        postedOn: "Posted Yesterday",
        timeType: "Part time",
        jobReqId: "JR-2215",
        jobPostingId: "Vessel-Scheduler_JR-2215",
        country: { descriptor: "Australia", id: "d903bb3f" },
        remoteType: "Fully Remote",
        canApply: true,
        posted: true,
        externalUrl: "https://careers.coralpilots.example/job/Brisbane/Vessel-Scheduler_JR-2215",
        questionnaireId: null,
      },
      hiringOrganization: { name: "Coral Passage Pilots", url: "" },
      similarJobs: [],
      userAuthenticated: false,
    }),
    JSON.stringify({
      jobPostingInfo: {
        id: "a1c07be2d3",
        title: "Launch Coxswain",
        jobDescription: "<p>Out and back.</p>",
        location: "Mackay QLD",
        postedOn: "Posted 30+ Days Ago",
        timeType: "Full time",
        jobReqId: "JR-2150",
        country: { descriptor: "Australia", id: "d903bb3f" },
        canApply: false,
        posted: false,
        externalUrl: "https://careers.coralpilots.example/job/Mackay/Launch-Coxswain_JR-2150",
      },
      hiringOrganization: { name: "Coral Passage Pilots", url: "" },
      similarJobs: [],
    }),
    "",
  ].join("\n"),
  expected: [
    {
      title: "Reef Pilot",
      employer: "Coral Passage Pilots",
      reference: "JR-2207",
      places: ["Cairns QLD", "Thursday Island QLD"],
      pay: { min: 198_000, max: 198_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://careers.coralpilots.example/job/Cairns/Reef-Pilot_JR-2207",
    },
    {
      title: "Vessel Scheduler",
      employer: "Coral Passage Pilots",
      reference: "JR-2215",
      places: ["Brisbane QLD"],
      pay: null,
      workTypes: ["Part time"],
      closes: null,
      remote: true,
      live: true,
      url: "https://careers.coralpilots.example/job/Brisbane/Vessel-Scheduler_JR-2215",
    },
    { title: "Launch Coxswain", live: false },
  ],
};

/** A page whose own elements carry the facts as properties of a posting: days in attributes, pay as an object with a least and a most, places inside places, another thing than a job among them. */
export const microdata = {
  name: "page whose elements carry properties",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Join us | Lamington Bakehouse</title></head>
<body>
<nav itemscope itemtype="https://schema.org/BreadcrumbList"><span itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="https://lamingtonbakehouse.example/"><span itemprop="name">Home</span></a><meta itemprop="position" content="1"></span></nav>
<h1>Join us</h1>
<section itemscope itemtype="https://schema.org/JobPosting">
  <h2 itemprop="title">Head Baker &amp; Trainer</h2>
  <meta itemprop="identifier" content="LB-40">
  <p>At <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Lamington Bakehouse</span></span>,
  <span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Toowoomba</span> <span itemprop="addressRegion">QLD</span><meta itemprop="addressCountry" content="AU"></span></span></p>
  <p>Listed <time itemprop="datePosted" datetime="2026-11-19">last Thursday</time>, until <time itemprop="validThrough" datetime="2026-12-17T23:59:00+10:00">17 December, midnight</time></p>
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">$<span itemprop="minValue" content="82000">82k</span> to $<span itemprop="maxValue" content="88500">88.5k</span> <meta itemprop="unitText" content="YEAR">a year</span></p>
  <p>Full time<meta itemprop="employmentType" content="FULL_TIME"></p>
  <div itemprop="description"><p>Two in the morning is a fine time.</p></div>
  <a itemprop="url" href="https://lamingtonbakehouse.example/join/head-baker">Read more</a>
</section>
<section itemscope itemtype="https://schema.org/JobPosting">
  <h2 itemprop="title">Weekend Counter Hand</h2>
  <meta itemprop="identifier" content="LB-43">
  <p>At <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Lamington Bakehouse</span></span>,
  <span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Warwick</span> <span itemprop="addressRegion">QLD</span><meta itemprop="addressCountry" content="AU"></span></span></p>
  <p>Listed <time itemprop="datePosted" datetime="2026-11-25">on Wednesday</time></p>
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">$<span itemprop="value">32.75</span> <meta itemprop="unitText" content="HOUR">an hour</span></p>
  <p>Part time<meta itemprop="employmentType" content="PART_TIME"></p>
  <div itemprop="description"><p>Pies, change, smiles.</p></div>
  <a itemprop="url" href="https://lamingtonbakehouse.example/join/counter-hand">Read more</a>
</section>
<footer itemscope itemtype="https://schema.org/Bakery"><span itemprop="name">Lamington Bakehouse</span>, <span itemprop="telephone">07 5550 0128</span></footer>
</body></html>
`,
  expected: [
    {
      title: "Head Baker & Trainer",
      employer: "Lamington Bakehouse",
      reference: "LB-40",
      places: ["Toowoomba QLD"],
      pay: { min: 82_000, max: 88_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-17T13:59:00Z",
      live: true,
      url: "https://lamingtonbakehouse.example/join/head-baker",
    },
    {
      title: "Weekend Counter Hand",
      employer: "Lamington Bakehouse",
      reference: "LB-43",
      places: ["Warwick QLD"],
      pay: { min: 32.75, max: 32.75, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://lamingtonbakehouse.example/join/counter-hand",
    },
  ],
};

const row = (...cells: string[]) => cells.join("\t");

/** A labour hire's export with tabs: least and most rates in columns that name the interval, town and state and postcode apart, hours and term apart, inches as quotes inside a cell, "NULL" and "-" for nothing. */
export const tabs = {
  name: "labour hire's export with tabs, NULL for nothing",
  extension: "tsv",
  contentType: "text/tab-separated-values",
  text: `${[
    row(
      ...[
        "OrderNo",
        "Host company",
        "Position",
        "Suburb",
        "State",
        "Pcode",
        "Shift pattern",
        "Hours",
        "Term",
      ],
      ...[
        "Hourly rate (low)",
        "Hourly rate (high)",
        "WFH",
        "Listed on",
        "Apps close",
        "Fill status",
        "Weblink",
      ],
    ),
    row(
      ...["LH-33017", "Gumnut Timber Co", 'Saw Operator (24" bench)', "Mount Barker", "SA", "5251", "Days"],
      ...["Full Time", "Ongoing", "37.20", "39.90", "N", "19/11/2026", "15/12/2026", "Unfilled"],
      "https://pardalotehire.example/o/LH-33017",
    ),
    row(
      ...["LH-33025", "Pardalote Hire", "Rostering Clerk", "Adelaide", "SA", "5000", "NULL"],
      ...["Part Time", "6 months fixed term", "35.00", "35.00", "Y", "24/11/2026", "NULL", "Unfilled"],
      "https://pardalotehire.example/o/LH-33025",
    ),
    row(
      ...["LH-33031", "Gumnut Timber Co", "Yard Hand", "Nuriootpa", "SA", "5355", "Afternoons"],
      ...["Casual", "-", "NULL", "NULL", "N", "25/11/2026", "-", "Unfilled"],
      "https://pardalotehire.example/o/LH-33031",
    ),
    row(
      ...["LH-32960", "Gumnut Timber Co", "Kiln Operator", "Mount Barker", "SA", "5251", "Nights"],
      ...["Full Time", "Ongoing", "38.00", "38.00", "N", "02/11/2026", "31/12/2026", "Filled"],
      "https://pardalotehire.example/o/LH-32960",
    ),
  ].join("\n")}\n`,
  expected: [
    {
      title: 'Saw Operator (24" bench)',
      employer: "Gumnut Timber Co",
      reference: "LH-33017",
      places: ["Mount Barker SA"],
      pay: { min: 37.2, max: 39.9, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://pardalotehire.example/o/LH-33017",
    },
    {
      title: "Rostering Clerk",
      employer: "Pardalote Hire",
      reference: "LH-33025",
      places: ["Adelaide SA"],
      pay: { min: 35, max: 35, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://pardalotehire.example/o/LH-33025",
    },
    {
      title: "Yard Hand",
      employer: "Gumnut Timber Co",
      reference: "LH-33031",
      places: ["Nuriootpa SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://pardalotehire.example/o/LH-33031",
    },
    { title: "Kiln Operator", live: false },
  ],
};
