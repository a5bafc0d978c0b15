/** Path prefix of downloads by employers' links. */
export const downloadsPath = "/v1/received-applications/";

/** The path of one file of an application, unsigned. */
export const filePath = (link: string, application: number, file: string): string =>
  `${downloadsPath}${link}/${application}/files/${file}`;

/** The path of everything of an application as a ZIP, unsigned. */
export const archivePath = (link: string, application: number): string =>
  `${downloadsPath}${link}/${application}/all.zip`;

/** The path of the list of a link as CSV, unsigned. */
export const csvPath = (link: string): string => `${downloadsPath}${link}/applications.csv`;
