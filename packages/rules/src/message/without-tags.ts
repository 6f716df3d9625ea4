// Takes the tags out of html in time that grows with its length alone, whatever a caller has typed.

/** The html without its tags; an angle bracket that nothing closes stays as it is. */
export function withoutTags(html: string): string {
  let rest = '';
  let place = 0;
  for (;;) {
    const start = html.indexOf('<', place);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) return rest + html.slice(place);
    rest += html.slice(place, start);
    place = end + 1;
  }
}
