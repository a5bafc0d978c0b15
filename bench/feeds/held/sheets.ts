/** A council's list as its people office saves it: a title above, its own words for columns, notes below. */
export const council = {
  name: "council spreadsheet",
  employer: "Wimmera Plains Shire",
  extension: "csv",
  contentType: "text/csv",
  text: `Current vacancies - as at 26/11/2026,,,,,,,,
,,,,,,,,
Vacancy No.,Position Title,Directorate,Band / Classification,Total Remuneration,Work Location,Status / Tenure,Applications Close,Position Summary
WPS-26/041,Plant Operator - Grader,Infrastructure,Band 4,"$68,410.20 - $74,115.80 per annum + super",Horsham VIC,Permanent Full Time,"11:59pm, Sunday 13 December 2026","Maintain 900 km of gravel roads."
WPS-26/044,Librarian,Community,Band 5,"$41.30 - $45.05 per hour",Nhill VIC,Permanent Part Time (22.8 hrs/week),"11:59pm, Sunday 6 December 2026","Storytime on Tuesdays, family history on Fridays."
WPS-26/045,School Crossing Supervisor,Community,Band 1,$31.02 per hour,Stawell VIC,Casual,Open until filled,"Hold the sign before and after school."
,,,,,,,,
Enquiries: People & Culture 03 5550 0100,,,,,,,,
`,
  expected: [
    {
      title: "Plant Operator - Grader",
      employer: "Wimmera Plains Shire",
      reference: "WPS-26/041",
      places: ["Horsham VIC"],
      pay: { min: 68_410.2, max: 74_115.8, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-13",
      remote: false,
      live: true,
    },
    {
      title: "Librarian",
      employer: "Wimmera Plains Shire",
      reference: "WPS-26/044",
      places: ["Nhill VIC"],
      pay: { min: 41.3, max: 45.05, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-06",
      remote: false,
      live: true,
    },
    {
      title: "School Crossing Supervisor",
      employer: "Wimmera Plains Shire",
      reference: "WPS-26/045",
      places: ["Stawell VIC"],
      pay: { min: 31.02, max: 31.02, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** A list with German headings, of jobs here: points in thousands, commas for decimals, days before months. */
export const german = {
  name: "German headings CSV",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `Kennziffer;Stellenbezeichnung;Unternehmen;Arbeitsort;Bundesland;Beschäftigungsart;Gehalt von;Gehalt bis;Zeitraum;Veröffentlicht am;Bewerbungsschluss;Stellenbeschreibung;Link zur Anzeige
BH-301;Werkzeugmacher / Toolmaker;Barossa Feinmechanik;Nuriootpa;South Australia;Vollzeit;74.500,00;81.000,00;Jahr;17.11.2026;18.12.2026;"Formen für Verschlüsse; eigene Erodiermaschine.";https://barossa-fm.example/stellen/301
BH-304;Buchhalterin;Barossa Feinmechanik;Tanunda;South Australia;Teilzeit;38,50;42,00;Stunde;24.11.2026;;"Löhne und Rechnungen.";https://barossa-fm.example/stellen/304
`,
  expected: [
    {
      title: "Werkzeugmacher / Toolmaker",
      employer: "Barossa Feinmechanik",
      reference: "BH-301",
      places: ["Nuriootpa SA"],
      pay: { min: 74_500, max: 81_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://barossa-fm.example/stellen/301",
    },
    {
      title: "Buchhalterin",
      employer: "Barossa Feinmechanik",
      reference: "BH-304",
      places: ["Tanunda SA"],
      pay: { min: 38.5, max: 42, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** A list with French headings, separated by tabs. */
export const french = {
  name: "French headings TSV",
  extension: "tsv",
  contentType: "text/tab-separated-values",
  text: [
    "Référence\tIntitulé du poste\tEntreprise\tLieu de travail\tType de contrat\tSalaire\tDate de publication\tDate limite de candidature\tDescription du poste\tLien",
    "LB-12\tChef de partie\tLe Bouchon d'Adelaide\tUnley SA\tTemps plein\t70 000 $ par an\t14/11/2026\t15/12/2026\tSauces et poissons.\thttps://lebouchon.example/emplois/12",
    "LB-13\tServeuse / Serveur\tLe Bouchon d'Adelaide\tUnley SA\tTemps partiel\t31,50 $ de l'heure\t20/11/2026\t\tDu jeudi au dimanche.\thttps://lebouchon.example/emplois/13",
  ].join("\r\n"),
  expected: [
    {
      title: "Chef de partie",
      employer: "Le Bouchon d'Adelaide",
      reference: "LB-12",
      places: ["Unley SA"],
      pay: { min: 70_000, max: 70_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-14",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://lebouchon.example/emplois/12",
    },
    {
      title: "Serveuse / Serveur",
      employer: "Le Bouchon d'Adelaide",
      reference: "LB-13",
      places: ["Unley SA"],
      pay: { min: 31.5, max: 31.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};
