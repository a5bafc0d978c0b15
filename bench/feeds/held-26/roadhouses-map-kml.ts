/** Rarer: a map of a chain of roadhouses with a placemark for each job, in the format of an earth viewer: extended data with names and values, a description as HTML, points with longitude first, styles, a folder of sights and depots whose placemarks are no jobs. */
export const roadhousesMapKml = {
  name: "held-26 map of jobs of roadhouses",
  extension: "kml",
  contentType: "application/vnd.google-earth.kml+xml",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document>
  <name>Long Paddock Roadhouses - where we need you</name>
  <Style id="job"><IconStyle><Icon><href>https://longpaddock.example/pin.png</href></Icon></IconStyle></Style>
  <Folder>
    <name>Jobs</name>
    <Placemark id="LP-12">
      <name>Roadhouse Manager Couple</name>
      <styleUrl>#job</styleUrl>
      <description><![CDATA[<p>Two people, one roadhouse, four pumps. Accommodation and meals included.</p>]]></description>
      <ExtendedData>
        <Data name="Role"><value>Roadhouse Manager Couple</value></Data>
        <Data name="Employer"><value>Long Paddock Roadhouses</value></Data>
        <Data name="Job reference"><value>LP-12</value></Data>
        <Data name="Location"><value>Tennant Creek NT</value></Data>
        <Data name="Hours"><value>Full time</value></Data>
        <Data name="Wage"><value>$150k p.a. for the couple</value></Data>
        <Data name="Listed on"><value>11/11/2026</value></Data>
        <Data name="Apply by"><value>20/12/2026</value></Data>
        <Data name="How to apply"><value>https://longpaddock.example/jobs/lp-12</value></Data>
      </ExtendedData>
      <Point><coordinates>134.1889,-19.6484,0</coordinates></Point>
    </Placemark>
    <Placemark id="LP-15">
      <name>Cook</name>
      <styleUrl>#job</styleUrl>
      <description><![CDATA[<p>Burgers until ten, steaks until nine, silence after that.</p>]]></description>
      <ExtendedData>
        <Data name="Role"><value>Cook</value></Data>
        <Data name="Employer"><value>Long Paddock Roadhouses</value></Data>
        <Data name="Job reference"><value>LP-15</value></Data>
        <Data name="Location"><value>Coober Pedy SA</value></Data>
        <Data name="Hours"><value>Casual</value></Data>
        <Data name="Wage"><value>$34.20 - $36.00 per hour</value></Data>
        <Data name="Listed on"><value>18/11/2026</value></Data>
        <Data name="Apply by"><value></value></Data>
        <Data name="How to apply"><value>https://longpaddock.example/jobs/lp-15</value></Data>
      </ExtendedData>
      <Point><coordinates>134.7544,-29.0135,0</coordinates></Point>
    </Placemark>
    <Placemark id="LP-16">
      <name>Diesel Mechanic</name>
      <styleUrl>#job</styleUrl>
      <description><![CDATA[<p>Road trains break down on Sundays.</p>]]></description>
      <ExtendedData>
        <Data name="Role"><value>Diesel Mechanic</value></Data>
        <Data name="Employer"><value>Long Paddock Roadhouses</value></Data>
        <Data name="Job reference"><value>LP-16</value></Data>
        <Data name="Location"><value>Katherine NT</value></Data>
        <Data name="Hours"><value>Contract</value></Data>
        <Data name="Wage"><value>$560 per day</value></Data>
        <Data name="Listed on"><value>25/11/2026</value></Data>
        <Data name="Apply by"><value>11/01/2027</value></Data>
        <Data name="How to apply"><value>https://longpaddock.example/jobs/lp-16</value></Data>
      </ExtendedData>
      <Point><coordinates>132.2635,-14.4652,0</coordinates></Point>
    </Placemark>
  </Folder>
  <Folder>
    <name>Worth a stop</name>
    <Placemark>
      <name>The big boulder</name>
      <description>Toilets, shade, no phone.</description>
      <Point><coordinates>134.26,-20.56,0</coordinates></Point>
    </Placemark>
  </Folder>
</Document>
</kml>
`,
  expected: [
    {
      title: "Roadhouse Manager Couple",
      employer: "Long Paddock Roadhouses",
      reference: "LP-12",
      places: ["Tennant Creek NT"],
      pay: { min: 150_000, max: 150_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-11",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://longpaddock.example/jobs/lp-12",
    },
    {
      title: "Cook",
      employer: "Long Paddock Roadhouses",
      reference: "LP-15",
      places: ["Coober Pedy SA"],
      pay: { min: 34.2, max: 36, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18",
      closes: null,
      remote: false,
      live: true,
      url: "https://longpaddock.example/jobs/lp-15",
    },
    {
      title: "Diesel Mechanic",
      employer: "Long Paddock Roadhouses",
      reference: "LP-16",
      places: ["Katherine NT"],
      pay: { min: 560, max: 560, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2027-01-11",
      remote: false,
      live: true,
      url: "https://longpaddock.example/jobs/lp-16",
    },
  ],
};
