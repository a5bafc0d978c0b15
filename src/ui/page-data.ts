/** Data that a page has in a script of its own, named by the script's id (`PageData.astro`). */
export interface PageData<_Value> {
  id: string;
}

const values = new WeakMap<PageData<unknown>, unknown>();

/**
 * Names data for an island. As an attribute of the island it would be written twice, and with each of its quotes as six
 * characters.
 */
export const pageData = <Value>(id: string, value: Value): PageData<Value> => {
  const data = { id };
  values.set(data, value);
  return data;
};

/** The data: on the server as it was given, in the browser from the page's script. */
export const valueOf = <Value>(data: PageData<Value>): Value => {
  if (!values.has(data)) values.set(data, JSON.parse(document.getElementById(data.id)!.textContent));
  return values.get(data) as Value;
};
