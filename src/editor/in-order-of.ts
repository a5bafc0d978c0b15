/** The same data with the keys of each object in their previous order; a new key stays after the key that precedes it. */
export const inOrderOf = (before: unknown, data: unknown): unknown => {
  if (Array.isArray(data))
    return data.map((item, index) => inOrderOf(Array.isArray(before) ? before[index] : undefined, item));
  if (!isObject(data)) return data;
  const known = isObject(before) ? before : {};
  const keys = Object.keys(known).filter((key) => key in data);
  Object.keys(data).forEach((key, index, all) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(all[index - 1] ?? "") + 1, 0, key);
  });
  return Object.fromEntries(keys.map((key) => [key, inOrderOf(known[key], data[key])]));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
