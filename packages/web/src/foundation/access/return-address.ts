// Where a user goes after the log-in: where they wanted to go, if that is one of our own addresses, else home (R080),
// from where the program leads on to the screen that their role begins with (decision 0216).

declare module '@tanstack/history' {
  interface HistoryState {
    /** The address follows from a log-in. */
    isArrival?: boolean;
  }
}

/** What the history keeps of an address that follows from a log-in: whoever goes home later stays there. */
export const arrival = { isArrival: true };

/** Only our own addresses: a link must not lead the user to a stranger's page after the log-in. */
export function returnAddress(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
