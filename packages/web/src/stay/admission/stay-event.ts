// Port: events that an area adds to the timeline of a stay, each with its time and author.
import type { Paise } from '@charaka/rules/money/money';
import type { PanelProps } from './admission-panel.ts';

/** Something that happened to a stay. */
export interface StayEvent {
  /** Different from that of every other event of the stay. */
  readonly key: string;
  /** When, as an instant. */
  readonly at: string;
  /** Also the key of its words: `events.<kind>` in `inpatient.json`. */
  readonly kind: string;
  /** Subject of the event, in the words of the record. */
  readonly text?: string;
  readonly by?: string | null | undefined;
  readonly paise?: Paise;
}

/** The events that an area knows of a stay. */
export interface StayEvents {
  /** Undefined while they are read; nothing where the user may not see them, or they cannot be read. */
  readonly useEvents: (admission: PanelProps['admission']) => readonly StayEvent[] | undefined;
}
