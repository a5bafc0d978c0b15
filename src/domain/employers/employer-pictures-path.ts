/** The path below which the API serves the pictures and films of employers. */
export const employerPicturesPath = "/v1/employer-pictures";
