// Address after the log-in: the requested address, if it is one of our own, else home (R080),
// from which the program leads on to the first screen of the user's role (decision 0216).

declare module '@tanstack/history' {
  interface HistoryState {
    /** The address follows from a log-in. */
    isArrival?: boolean;
  }
}

/** Mark in the history of an address that follows a log-in: a user who goes home later stays there. */
export const arrival = { isArrival: true };

/** Only our own addresses: a link must not lead the user to a stranger's page after the log-in. */
export function returnAddress(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
