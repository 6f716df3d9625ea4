// What a visit owes, as the area of the counter works it out: the OPD writes it down and knows nothing of prices (OP008).
import type { FeeState, VisitKind } from '@charaka/rules/clinic/opd-queue';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A visit that is being written. */
interface NewVisit {
  readonly patientId: number;
  readonly doctorId: number;
  readonly visitKind: VisitKind;
  readonly day: string;
}

/** How its fee stands, and which paid visit makes it free. */
export interface OwedFee {
  readonly feeState: FeeState;
  readonly freeOfVisitId: number | null;
}

/** Works out what a visit owes. */
export type FeeFinder = (call: Call, visit: NewVisit) => Promise<OwedFee>;

/** Filled by the counter. */
export const visitFees = new Port<FeeFinder>('fees of visits');

/** What a visit owes; nothing where nobody charges for visits. */
export async function owedFee(call: Call, visit: NewVisit): Promise<OwedFee> {
  const [find] = visitFees.partsIn(call.ports);
  return find ? find(call, visit) : { feeState: 'Free', freeOfVisitId: null };
}
