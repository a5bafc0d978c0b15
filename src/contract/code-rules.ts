/** How long an emailed code is valid, in minutes. */
export const codeMinutes = 10;

/** How often a code may be tried, including the right one. */
export const maxTries = 5;

/** How the message of a refused code begins, whatever the reason. */
export const codeIsWrong = "This code is wrong";
