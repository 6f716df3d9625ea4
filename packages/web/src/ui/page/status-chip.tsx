// The state of something in a word with a dot: the one way in which lists and records show it (docs/design.md).
import type { StateTone } from '@charaka/rules/step/steps';
import type { ReactNode } from 'react';
import classes from './status-chip.module.css';

/** Meaning of a colour, the same on every screen. */
export type Tone = StateTone;

/** Up to this many signs a word stays in one line on a desk. */
const SHORT_WORD = 14;

/** The word is never left out: the dot alone says nothing. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const isShort = typeof children === 'string' && children.length <= SHORT_WORD;
  return (
    <span className={classes.chip} data-tone={tone} data-short={isShort || undefined}>
      {children}
    </span>
  );
}
