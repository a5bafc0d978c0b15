/** A topic of the site that offers consultations. */
export const topic = "Which visa fits me";
/** A time some days from now, at 9:30 in Sydney's winter. */
export const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T09:30:00+10:00`;
};
/** A time as the API returns it. */
export const utc = (time: string) => new Date(time).toISOString();
/** The token of the link in a mail. */
export const tokenIn = (text: string) => /answer\?token=([\w.-]+)/.exec(text)![1]!;
