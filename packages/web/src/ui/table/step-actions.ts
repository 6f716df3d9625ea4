// The actions of a row that its steps allow, with the keys and the emphasis that the steps declare.
import { type ActionOf, mayStep, type StateOf, type Steps } from '@charaka/rules/step/steps';
import type { ReactNode } from 'react';
import type { RowAction } from './data-table-column.ts';

/** A step as a screen offers it. */
interface Offer {
  readonly label: string;
  readonly icon: ReactNode;
  onSelect(): void;
}

/** The steps that lead on from the state of a row, in the order of the offers; without the right to take steps none. */
export function stepActions<T extends Steps>(
  steps: T,
  state: StateOf<T>,
  offers: { readonly [A in ActionOf<T>]?: Offer },
): RowAction[] {
  return (Object.keys(offers) as ActionOf<T>[]).flatMap((action) => {
    const [step, offer] = [steps.actions[action], offers[action]];
    if (!step || !offer || !mayStep(steps, action, state)) return [];
    const { letter, isNext = false, isDangerous = false } = step;
    return [{ ...offer, letter, isNext, isDangerous }];
  });
}
