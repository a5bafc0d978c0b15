/** Runs a function once for each key and caches its result for ever: the number of keys must be limited. */
export const memoize = <Rest extends unknown[], Value>(make: (key: string, ...rest: Rest) => Value) => {
  const known = new Map<string, Value>();
  return (key: string, ...rest: Rest): Value => {
    const value = known.get(key) ?? make(key, ...rest);
    known.set(key, value);
    return value;
  };
};
