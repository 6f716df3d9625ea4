// The search part of an address for links and redirects.

/** Search parameters of an address. */
export type LinkSearch = Readonly<Record<string, string | number>>;

/**
 * A search for `<Link search>`, `redirect` and `navigate`: the same, or worked out from the present one. The screens are a list that is
 * read at run time, so the router knows no search of any of them and its types take none; each screen reads its own with checks.
 */
export function linkSearch(search: LinkSearch | ((now: Record<string, unknown>) => LinkSearch)): never {
  return search as never;
}
