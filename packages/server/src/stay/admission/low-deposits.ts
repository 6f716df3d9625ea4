// Admissions with a low deposit: the port that the area of bills fills, for the list of inpatients.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Answers the admissions in hospital whose deposit is low. */
export type FindLowDeposits = (call: Call) => Promise<readonly number[]>;

/** Deposits are worked out by the rules of the bill, which an admission does not know. */
export const lowDeposits = new Port<FindLowDeposits>('low deposits');

/** The admissions in hospital whose deposit is low, whoever works it out. */
export async function lowDepositsOf(call: Call): Promise<readonly number[]> {
  const found = await Promise.all(lowDeposits.partsOf(call.ports).map((find) => find(call)));
  return found.flat();
}
