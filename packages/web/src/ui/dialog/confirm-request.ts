// Asks the user a question from anywhere; the answer is a promise. The dialog itself is `confirm-dialog.tsx`.
import type { ReactNode } from 'react';

/** A question to the user. Texts are translated already. `kind: 'discard'` asks about losing a changed form. */
export type Question =
  | { readonly kind: 'discard' }
  | {
      readonly title: string;
      /** The patient it is about, by name, UHID, sex and age. */
      readonly about?: ReactNode;
      readonly text: string;
      readonly confirmLabel: string;
      /** Label of the cancel button; 'Cancel' by default. */
      readonly cancelLabel?: string;
      /** The deed cannot be undone: the button is red. */
      readonly isDangerous?: boolean;
    };

/** A question that waits for its answer. */
export interface OpenQuestion {
  readonly question: Question;
  answer(isConfirmed: boolean): void;
}

let ask: ((open: OpenQuestion) => void) | undefined;

/** Resolves to true when the user confirms, to false when they do not. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    if (ask) ask({ question, answer: resolve });
    else resolve(false);
  });
}

/** Registers the dialog that puts the questions; answers how to withdraw it. */
export function onQuestion(show: (open: OpenQuestion) => void): () => void {
  ask = show;
  return () => {
    if (ask === show) ask = undefined;
  };
}
