/** Of query and fragment. A fragment may hold a route with a query of its own (`#/callback?token=…`). */
export function readParameters(url: URL): [string, string][] {
  const fragment = url.hash.slice(1).replaceAll('?', '&');
  return [...url.searchParams, ...new URLSearchParams(fragment)];
}
