/** Runs a function once for each key, and keeps what came of it: there should be only so many keys. */
export const memoize = <Rest extends unknown[], Value>(make: (key: string, ...rest: Rest) => Value) => {
  const known = new Map<string, Value>();
  return (key: string, ...rest: Rest): Value => {
    const value = known.get(key) ?? make(key, ...rest);
    known.set(key, value);
    return value;
  };
};
