import { z } from "zod";
import { namesLicence } from "../conditions/licence-kind.ts";
import { readData } from "../text/read-data.ts";
import { wordings } from "../text/listed.ts";

/** The lists of `licences.yaml`, where each is explained, as patterns. */
export const licenceWords = readData(
  "cv/licences.yaml",
  z.strictObject({
    names: wordings,
    oneOfTwo: wordings,
    withClasses: wordings,
    issuers: wordings,
    tickets: wordings,
    lastOfLicence: wordings,
    expires: wordings,
    issued: wordings,
    validity: wordings,
    credentials: wordings,
    numberLabels: wordings,
    numbered: wordings,
    unitCodes: wordings,
    standards: wordings,
    holding: wordings,
    articles: wordings,
    driverLicences: wordings,
    driverClasses: z.record(z.string(), wordings),
    driverStatuses: z.record(z.string(), wordings),
  }),
);

const name = new RegExp(String.raw`(?<![\p{L}\d])${licenceWords.names}(?![\p{L}\d])`, "iu");
/** Whether a text has words of the name of a licence, a check or a certificate. */
export const isLicenceName = (text: string): boolean => namesLicence(text) || name.test(text);
