import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });

/** JSON of HR Open, and in another language. */
export const standards: BenchFeed[] = [
  {
    name: "HR Open's JSON",
    extension: "json",
    text: json({
      positionOpenings: [
        {
          documentId: { value: "HO-771", schemeAgencyId: "Mallee" },
          positionProfiles: [
            {
              profileName: "Default",
              positionTitle: "Irrigation Technician",
              positionOrganizations: [{ name: "Mallee Water", role: "HiringOrganization" }],
              positionLocations: [
                {
                  address: {
                    city: "Mildura",
                    countrySubdivisions: [{ value: "VIC", type: "State" }],
                    postalCode: "3500",
                    countryCode: "AU",
                  },
                },
              ],
              positionFormattedDescriptions: [
                { content: "<p>Mend pumps and pipes on farms along the river.</p>" },
              ],
              positionScheduleTypeCodes: ["FullTime"],
              positionOfferingTypeCodes: ["Permanent"],
              offeredRemunerationPackage: {
                ranges: [
                  {
                    minimumAmount: { value: 72000, currency: "AUD" },
                    maximumAmount: { value: 79500, currency: "AUD" },
                    intervalCode: "Year",
                  },
                ],
              },
              postingInstructions: [
                {
                  start: "2026-11-09",
                  end: "2026-12-18",
                  applicationMethods: [{ web: [{ url: "https://mallee.example/apply/HO-771" }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
    expected: [
      {
        title: "Irrigation Technician",
        employer: "Mallee Water",
        reference: "HO-771",
        places: ["Mildura VIC"],
        pay: year(72_000, 79_500),
        workTypes: ["Full time"],
        posted: "2026-11-09",
        closes: "2026-12-18",
        remote: false,
        live: true,
        url: "https://mallee.example/apply/HO-771",
      },
    ],
  },
  {
    name: "JobTech's, in Swedish",
    extension: "json",
    text: json({
      total: { value: 1 },
      hits: [
        {
          id: "29900100",
          webpage_url: "https://af.example/annonser/29900100",
          headline: "Sjuksköterska till akuten",
          application_deadline: "2026-12-11T23:59:59",
          number_of_vacancies: 3,
          description: {
            text: "Vi söker en sjuksköterska.",
            text_formatted: "<p>Vi söker en sjuksköterska.</p>",
          },
          employment_type: { concept_id: "kpPX", label: "Tillsvidareanställning" },
          salary_type: { label: "Fast månads- vecko- eller timlön" },
          working_hours_type: { label: "Deltid" },
          employer: { name: "Region Skåne", workplace: "Akuten" },
          workplace_address: {
            municipality: "Malmö",
            region: "Skåne län",
            country: "Sverige",
            city: "MALMÖ",
          },
          publication_date: "2026-11-18T08:00:00",
          removed: false,
        },
      ],
    }),
    expected: [
      {
        title: "Sjuksköterska till akuten",
        employer: "Region Skåne",
        reference: "29900100",
        places: ["INT"],
        pay: null,
        workTypes: ["Part time"],
        posted: "2026-11-18",
        closes: "2026-12-11",
        live: true,
        url: "https://af.example/annonser/29900100",
      },
    ],
  },
];
