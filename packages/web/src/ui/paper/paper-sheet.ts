// The sheet a paper stands on, for papers that are laid out by its size.
import type { SheetName } from '@charaka/contract/kernel/paper';
import { createContext, useContext } from 'react';

const Sheet = createContext<SheetName>('A4');

/** Tells everything on a paper the name of its sheet. */
export const SheetProvider = Sheet.Provider;

/** The sheet around. */
export function useSheet(): SheetName {
  return useContext(Sheet);
}
