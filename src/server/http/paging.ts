/** Page size of a seeker's own lists. */
export const listPageSize = 20;

/**
 * A page of rows with the links and counts that every list returns (spec §3).
 * @param parameter the name of the page number in the query.
 */
export const pageOf = <T>(
  data: T[],
  total: number,
  page: number,
  perPage: number,
  url: string,
  parameter = "page",
) => {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number) => {
    const [path = "", query = ""] = url.split("?");
    const search = new URLSearchParams(query);
    search.set(parameter, String(to));
    return `${path}?${search}`;
  };
  return {
    data,
    links: {
      first: link(1),
      last: link(lastPage),
      prev: page > 1 ? link(Math.min(page - 1, lastPage)) : null,
      next: page < lastPage ? link(page + 1) : null,
    },
    meta: { current_page: page, last_page: lastPage, per_page: perPage, total },
  };
};
