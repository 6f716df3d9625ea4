// The person that dialogs are about, drawn above their content; whoever opens a dialog from a row of that person provides it.
import { createContext, type ReactNode } from 'react';

/** Null where a dialog is about no person, or its content names the person itself. */
export const DialogSubject = createContext<ReactNode>(null);
