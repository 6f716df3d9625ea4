// Where a user goes after the log-in: where they wanted to go, if that is one of our own addresses, else home (R080).

/** Only our own addresses: a link must not lead the user to a stranger's page after the log-in. */
export function returnAddress(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
