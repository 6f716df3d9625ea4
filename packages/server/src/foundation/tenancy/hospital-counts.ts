// Ports: what departments keep of a hospital, counted before its rules of tax change or it is closed.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A hospital from an instant: the beginning of a day by its clock. */
export interface HospitalSince {
  readonly hospitalId: number;
  readonly begin: Date;
}

type Count<Of> = Port<(call: Call, of: Of) => Promise<number>>;

/** Bills, charges and cash memos since a day, those taken back among them. */
export const billsSince: Count<HospitalSince> = new Port('bills since a day');
export const chargesSince: Count<HospitalSince> = new Port('charges since a day');
export const memosSince: Count<HospitalSince> = new Port('cash memos since a day');
/** Patients who lie in a hospital now. */
export const patientsLying: Count<number> = new Port('patients in a hospital');

/** Adds the counts of every area. Throws when no area counts: a hospital would close with patients in it. */
export async function countIn<Of>(call: Call, port: Count<Of>, of: Of): Promise<number> {
  const counts = await Promise.all(port.partsOf(call.ports).map((count) => count(call, of)));
  return counts.reduce((sum, count) => sum + count, 0);
}
