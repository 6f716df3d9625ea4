// The state of something in a word with a dot: the one way in which lists and records show it (docs/design.md).
import type { ReactNode } from 'react';
import classes from './status-chip.module.css';

/**
 * What a colour says, everywhere: `done` and paid; `waiting` for somebody; `danger`, overdue or critical; `info`, under way;
 * `cleaning` of a bed; `past`, and nothing to be done any more.
 */
export type Tone = 'done' | 'waiting' | 'danger' | 'info' | 'cleaning' | 'past';

/** The word is never left out: the dot alone says nothing. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  );
}
