// Port: what the areas that know charts warn of before medicine is sold to an inpatient.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** The items of a memo of an inpatient. */
export interface InpatientMemo {
  readonly patientId: number;
  readonly itemIds: readonly number[];
}

/** Each part asks the user, or answers silently. */
export const memoWarnings: Port<(call: Call, memo: InpatientMemo) => Promise<void>> = new Port(
  'warnings before a memo of an inpatient',
);

/** Lets every part ask the user. Throws when no area warns: a memo without its warnings would be unsafe. */
export async function warnBeforeMemo(call: Call, memo: InpatientMemo): Promise<void> {
  for (const warn of memoWarnings.partsOf(call.ports)) await warn(call, memo);
}
