// What runs through the ticker of the header, and how long one round takes.

/** A round with one message, and with several, in seconds (the specification's 10 s or 15 s). */
const oneSeconds = 10;
const severalSeconds = 15;

/** What the ticker needs of a message. */
export interface TickerMessage {
  readonly title: string;
  readonly isActive: boolean;
}

/** The titles that run, newest first; what was taken back does not, though role 0 still sees it (R146). */
export function tickerTitles(messages: readonly TickerMessage[]): readonly string[] {
  return messages.filter(({ isActive }) => isActive).map(({ title }) => title);
}

/** How long one round takes. */
export function tickerSeconds(titleCount: number): number {
  return titleCount > 1 ? severalSeconds : oneSeconds;
}
