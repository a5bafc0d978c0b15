/** Usual: an alpine board's XML from a British vendor, run-together element names, a status attribute, town, region and country apart, pay from and to with a unit, moments without a zone, a start beside the closing, one job across the Tasman. */
export const alpineSeasonXml = {
  name: "held-20 XML of an alpine season board",
  extension: "xml",
  contentType: "application/xml; charset=iso-8859-1",
  text: String.raw`<?xml version="1.0" encoding="ISO-8859-1"?>
<vacancyfeed generated="26/11/2026 06:00:04" count="5">
  <vacancy status="live">
    <vacancyref>SNW/3021</vacancyref>
    <vacancytitle>Lift Operator</vacancytitle>
    <recruitername>Snowgum Lifts</recruitername>
    <town>Jindabyne</town>
    <region>NSW</region>
    <country>Australia</country>
    <hours>Full Time</hours>
    <salaryfrom>30.10</salaryfrom>
    <salaryto>33.75</salaryto>
    <salaryunit>Hour</salaryunit>
    <salarycurrency>AUD</salarycurrency>
    <startdate>05/06/2027</startdate>
    <dateposted>16/11/2026 14:05</dateposted>
    <closingdate>29/01/2027</closingdate>
    <vacancydescription>Say good morning four thousand times a day and mean it.</vacancydescription>
    <vacancyurl>https://snowseason.example/v/3021</vacancyurl>
  </vacancy>
  <vacancy status="live">
    <vacancyref>SNW/3026</vacancyref>
    <vacancytitle>Snowmaker (Nights)</vacancytitle>
    <recruitername>Razorback Resort Management</recruitername>
    <town>Bright</town>
    <region>VIC</region>
    <country>Australia</country>
    <hours>Casual</hours>
    <salaryfrom>34.20</salaryfrom>
    <salaryto></salaryto>
    <salaryunit>Hour</salaryunit>
    <salarycurrency>AUD</salarycurrency>
    <startdate>17/05/2027</startdate>
    <dateposted>18/11/2026 09:40</dateposted>
    <closingdate>31/01/2027</closingdate>
    <vacancydescription>Minus four and falling is a good night at work.</vacancydescription>
    <vacancyurl>https://snowseason.example/v/3026</vacancyurl>
  </vacancy>
  <vacancy status="live">
    <vacancyref>SNW/3030</vacancyref>
    <vacancytitle>Ski Instructor, Level 2</vacancytitle>
    <recruitername>Kea Slopes Ltd</recruitername>
    <town>Queenstown</town>
    <region>Otago</region>
    <country>New Zealand</country>
    <hours>Full Time</hours>
    <startdate>12/06/2027</startdate>
    <dateposted>20/11/2026 11:15</dateposted>
    <closingdate>15/01/2027</closingdate>
    <vacancydescription>Small people, small slopes, large thermoses.</vacancydescription>
    <vacancyurl>https://snowseason.example/v/3030</vacancyurl>
  </vacancy>
  <vacancy status="live">
    <vacancyref>SNW/3033</vacancyref>
    <vacancytitle>Lodge Manager</vacancytitle>
    <recruitername>Firelight Lodges</recruitername>
    <town>Thredbo</town>
    <region>NSW</region>
    <country>Australia</country>
    <hours>Full Time</hours>
    <salaryfrom>82000</salaryfrom>
    <salaryto>88000</salaryto>
    <salaryunit>Year</salaryunit>
    <salarycurrency>AUD</salarycurrency>
    <startdate>01/03/2027</startdate>
    <dateposted>24/11/2026 16:52</dateposted>
    <closingdate/>
    <vacancydescription>Twenty beds, one drying room. A flat upstairs is yours all year.</vacancydescription>
    <vacancyurl>https://snowseason.example/v/3033</vacancyurl>
  </vacancy>
  <vacancy status="withdrawn">
    <vacancyref>SNW/3017</vacancyref>
    <vacancytitle>Rental Fitter</vacancytitle>
    <recruitername>Snowgum Lifts</recruitername>
    <town>Cooma</town>
    <region>NSW</region>
    <country>Australia</country>
    <hours>Part Time</hours>
    <startdate>05/06/2027</startdate>
    <dateposted>13/11/2026 10:30</dateposted>
    <closingdate>29/01/2027</closingdate>
    <vacancydescription>Boots on, boots off.</vacancydescription>
    <vacancyurl>https://snowseason.example/v/3017</vacancyurl>
  </vacancy>
</vacancyfeed>
`,
  expected: [
    {
      title: "Lift Operator",
      employer: "Snowgum Lifts",
      reference: "SNW/3021",
      places: ["Jindabyne NSW"],
      pay: { min: 30.1, max: 33.75, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2027-01-29",
      live: true,
      url: "https://snowseason.example/v/3021",
    },
    {
      title: "Snowmaker (Nights)",
      employer: "Razorback Resort Management",
      reference: "SNW/3026",
      places: ["Bright VIC"],
      pay: { min: 34.2, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18",
      closes: "2027-01-31",
      live: true,
      url: "https://snowseason.example/v/3026",
    },
    {
      title: "Ski Instructor, Level 2",
      employer: "Kea Slopes Ltd",
      reference: "SNW/3030",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2027-01-15",
      live: true,
      url: "https://snowseason.example/v/3030",
    },
    {
      title: "Lodge Manager",
      employer: "Firelight Lodges",
      reference: "SNW/3033",
      places: ["Thredbo NSW"],
      pay: { min: 82_000, max: 88_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://snowseason.example/v/3033",
    },
    {
      title: "Rental Fitter",
      reference: "SNW/3017",
      places: ["Cooma NSW"],
      live: false,
    },
  ],
};
