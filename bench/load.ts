export const title = "Load";
export const run = async () => [];
