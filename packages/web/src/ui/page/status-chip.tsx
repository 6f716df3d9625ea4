// The state of something in a word with a dot: the one way in which lists and records show it (docs/design.md).
import type { StateTone } from '@charaka/rules/step/steps';
import type { ReactNode } from 'react';
import classes from './status-chip.module.css';

/** Meaning of a colour, the same on every screen. */
export type Tone = StateTone;

/** Up to this many signs a word stays in one line on a desk, and on a phone, whose cards have less room. */
const SHORT_ON_DESK = 14;
const SHORT_ON_PHONE = 9;

function shortOn(word: ReactNode): 'phone' | 'desk' | undefined {
  if (typeof word !== 'string' || word.length > SHORT_ON_DESK) return undefined;
  return word.length <= SHORT_ON_PHONE ? 'phone' : 'desk';
}

/** The word is never left out: the dot alone says nothing. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.chip} data-tone={tone} data-short={shortOn(children)}>
      {children}
    </span>
  );
}
