/** The password of every demo seeker; it protects nothing. */
export const demoPassword = "signboard-demo";

/** Accounts to try the sites with, confirmed already. */
export const demoSeekers = [
  { email: "sam@example.com", givenName: "Sam", familyName: "Nguyen" },
  { email: "mei@example.com", givenName: "Mei", familyName: "Tanaka" },
] as const;
