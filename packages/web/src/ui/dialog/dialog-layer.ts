// The layer on which dialogs are drawn: a dialog that a paper opens is above that paper.
import { createContext } from 'react';

/** Above `.paper-desk`, which is at 350, and below questions and lists of choices. */
export const ABOVE_PAPER = 360;

/** Undefined for the usual layer of dialogs. */
export const DialogLayer = createContext<number | undefined>(undefined);
