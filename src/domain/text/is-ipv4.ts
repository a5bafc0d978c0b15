/** Whether a text is an IPv4 address: four groups of digits, each from 0 to 255 (spec §5). */
export const isIpv4 = (text: string): boolean => {
  const groups = text.split(".");
  return groups.length === 4 && groups.every((group) => /^\d{1,3}$/.test(group) && Number(group) <= 255);
};
