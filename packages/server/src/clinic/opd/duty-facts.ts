// The port for the room and the fee of the doctors of a day: the queue knows the rooms, the counter the fees, and the OPD lists the doctors.
import type { Paise } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Facts of other areas about a doctor who holds OPD on a day. */
export interface DutyFacts {
  readonly roomName?: string;
  /** Price of a new visit without a payer; absent when no rule prices it. */
  readonly newFee?: Paise;
}

/** Facts by doctor. */
export type FindDutyFacts = (call: Call, day: string) => Promise<ReadonlyMap<number, DutyFacts>>;

/** Filled by the queue and the counter. */
export const dutyFacts = new Port<FindDutyFacts>('rooms and fees of the doctors of a day');

/** The facts of all areas, by doctor. */
export async function readDutyFacts(call: Call, day: string): Promise<(doctorId: number) => DutyFacts> {
  const found = await Promise.all(dutyFacts.partsIn(call.ports).map((find) => find(call, day)));
  return (doctorId) => Object.assign({}, ...found.map((facts) => facts.get(doctorId)));
}
