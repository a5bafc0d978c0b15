import type { EmployerProfile } from "../../contract/employer-fields.ts";
import type { StructuredData } from "../documents/structured-data.ts";
import { employerPath } from "./employer-path.ts";

/**
 * The structured data of an employer's page (schema.org Organization).
 * @param urlOf The URL of a path of the site.
 */
export const employerData = (employer: EmployerProfile, urlOf: (path: string) => string): StructuredData => {
  const { type, name, about, tagline, logo, website, founded, places, social } = employer;
  const same = [website, ...social.map(({ href }) => href)].filter((href) => href !== null);
  return {
    "@context": "https://schema.org",
    "@type": type === "recruiter" ? "EmploymentAgency" : "Organization",
    "@id": urlOf(`${employerPath(employer)}#organization`),
    name,
    url: urlOf(employerPath(employer)),
    ...((about || tagline) && { description: about || tagline }),
    ...(logo && { logo: urlOf(logo) }),
    ...(founded && { foundingDate: String(founded) }),
    ...(places.length > 0 && {
      location: places.map((place) => ({ "@type": "Place", name: place, address: `${place}, Australia` })),
    }),
    ...(same.length > 0 && { sameAs: same }),
  };
};
