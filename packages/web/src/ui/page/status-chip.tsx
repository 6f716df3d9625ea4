// The state of something in a word with a dot: the one way in which lists and records show it (docs/design.md).
import type { StateTone } from '@charaka/rules/step/steps';
import type { ReactNode } from 'react';
import classes from './status-chip.module.css';

/** What a colour says, everywhere. */
export type Tone = StateTone;

/** The word is never left out: the dot alone says nothing. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  );
}
