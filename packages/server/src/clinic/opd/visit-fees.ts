// The port for the fee of a visit: the counter calculates the fee, the OPD records it and has no prices (OP008).
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

/** Calculates the fee of a visit. */
export type FeeFinder = (call: Call, visit: NewVisit) => Promise<OwedFee>;

/** Filled by the counter. */
export const visitFees = new Port<FeeFinder>('fees of visits');

/** The fee of a visit; free when no area charges for visits. */
export async function owedFee(call: Call, visit: NewVisit): Promise<OwedFee> {
  const [find] = visitFees.partsIn(call.ports);
  return find ? find(call, visit) : { feeState: 'Free', freeOfVisitId: null };
}
