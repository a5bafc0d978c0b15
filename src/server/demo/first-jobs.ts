/** How many jobs an empty database is filled with: enough for every brand to have plenty. */
export const firstJobs = 6000;
