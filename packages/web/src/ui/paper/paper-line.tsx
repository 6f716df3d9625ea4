// Lines of a paper that the hospital may leave out, as its print setting says.
import type { PaperLine as LineName } from '@charaka/contract/foundation/tenancy/print-setting';
import { createContext, type ReactNode, useContext } from 'react';

const HiddenLines = createContext<readonly LineName[]>([]);

/** Tells everything on a paper which lines are left out. */
export const HiddenLinesProvider = HiddenLines.Provider;

/** Shows its content unless the hospital leaves that line out. */
export function PaperLine({ name, children }: { name: LineName; children: ReactNode }) {
  return useContext(HiddenLines).includes(name) ? null : children;
}
