/** Rarer: the vacancies of a fossil museum as linked data in Turtle: prefixes, postings as subjects with predicates of the common vocabulary, nested blank nodes for place and pay, the organisation as its own subject, typed literals for days, a language tag on titles, a comment, an exhibition among the subjects. */
export const fossilMuseumTurtle = {
  name: "held-28 Turtle vacancies of a fossil museum",
  extension: "ttl",
  contentType: "text/turtle; charset=utf-8",
  text: `@prefix schema: <https://schema.org/> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix fm: <https://oldbones.example/id/> .

# written nightly by the collections system

fm:museum a schema:Museum ;
    schema:name "Old Bones Museum" ;
    schema:url <https://oldbones.example/> .

fm:exhibition-12 a schema:ExhibitionEvent ;
    schema:name "Swimming Lizards"@en ;
    schema:startDate "2026-12-19"^^xsd:date ;
    schema:offers [ a schema:Offer ; schema:price "24.00" ; schema:priceCurrency "AUD" ] .

fm:vacancy-61 a schema:JobPosting ;
    schema:title "Fossil Preparator"@en ;
    schema:identifier "OB-61" ;
    schema:url <https://oldbones.example/vacancies/61> ;
    schema:hiringOrganization fm:museum ;
    schema:datePosted "2026-11-17"^^xsd:date ;
    schema:validThrough "2026-12-12"^^xsd:date ;
    schema:employmentType "FULL_TIME" ;
    schema:jobLocation [ a schema:Place ;
        schema:address [ a schema:PostalAddress ;
            schema:addressLocality "Winton" ;
            schema:addressRegion "QLD" ;
            schema:addressCountry "AU" ] ] ;
    schema:baseSalary [ a schema:MonetaryAmount ;
        schema:currency "AUD" ;
        schema:value [ a schema:QuantitativeValue ;
            schema:minValue 68900 ;
            schema:maxValue 75200 ;
            schema:unitText "YEAR" ] ] ;
    schema:description "A small drill, a large thigh, and years of it."@en .

fm:vacancy-64 a schema:JobPosting ;
    schema:title "Dig Cook"@en ;
    schema:identifier "OB-64" ;
    schema:url <https://oldbones.example/vacancies/64> ;
    schema:hiringOrganization fm:museum ;
    schema:datePosted "2026-11-20"^^xsd:date ;
    schema:employmentType "TEMPORARY" ;
    schema:jobLocation [ a schema:Place ;
        schema:address [ a schema:PostalAddress ;
            schema:addressLocality "Richmond" ;
            schema:addressRegion "QLD" ;
            schema:addressCountry "AU" ] ] ;
    schema:baseSalary [ a schema:MonetaryAmount ;
        schema:currency "AUD" ;
        schema:value [ a schema:QuantitativeValue ; schema:value 290 ; schema:unitText "DAY" ] ] ;
    schema:description "Bread in a camp oven for eighteen palaeontologists."@en .

fm:vacancy-66 a schema:JobPosting ;
    schema:title "Catalogue Editor"@en ;
    schema:identifier "OB-66" ;
    schema:url <https://oldbones.example/vacancies/66> ;
    schema:hiringOrganization fm:museum ;
    schema:datePosted "2026-11-25"^^xsd:date ;
    schema:validThrough "2027-01-06"^^xsd:date ;
    schema:employmentType "PART_TIME" ;
    schema:jobLocationType "TELECOMMUTE" ;
    schema:applicantLocationRequirements [ a schema:Country ; schema:name "Australia" ] ;
    schema:description "Latin names, plain sentences, your own desk."@en .
`,
  expected: [
    {
      title: "Fossil Preparator",
      employer: "Old Bones Museum",
      reference: "OB-61",
      places: ["Winton QLD"],
      pay: { min: 68_900, max: 75_200, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://oldbones.example/vacancies/61",
    },
    {
      title: "Dig Cook",
      employer: "Old Bones Museum",
      reference: "OB-64",
      places: ["Richmond QLD"],
      pay: { min: 290, max: 290, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://oldbones.example/vacancies/64",
    },
    {
      title: "Catalogue Editor",
      employer: "Old Bones Museum",
      reference: "OB-66",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2027-01-06",
      remote: true,
      live: true,
      url: "https://oldbones.example/vacancies/66",
    },
  ],
};
