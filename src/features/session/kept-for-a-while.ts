/** Uses the storage of this tab; null where it is blocked or full, or holds something else. */
const using = <Result>(access: (storage: Storage) => Result): Result | null => {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
};

/**
 * A value of this tab that outlives its page for some time, where storage is not blocked.
 * @param lifeMs how long it counts, in milliseconds
 */
export const keptForAWhile = <Value extends object>(key: string, lifeMs: number) => ({
  keep: (value: Value): void =>
    void using((storage) => storage.setItem(key, JSON.stringify({ ...value, until: Date.now() + lifeMs }))),
  /** The value, or null where there is none any more. */
  read: (): Value | null =>
    using((storage) => {
      const { until, ...value } = JSON.parse(storage.getItem(key) ?? "") as Value & { until: number };
      return until > Date.now() ? (value as unknown as Value) : null;
    }),
  drop: (): void => void using((storage) => storage.removeItem(key)),
});
