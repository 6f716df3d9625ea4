// The SQL of the one log of critical calls: results of departments, values of the laboratory, rejected specimens (OR036, LB020, LB044, Q248).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The subject of a call: an order, and if they exist the work with its repeat, a parameter of the work, or a rejected specimen. */
interface CallSubject {
  readonly orderId: number;
  readonly work?: { readonly labWorkId: number; readonly repeatNo: number; readonly labParameterId: number | null };
  readonly specimenId?: number;
}

/** How a call ended. `isReadBack` is true for every call that reached a person. */
export interface CallResult {
  readonly isReached: boolean;
  readonly toldTo: string;
  readonly isReadBack: boolean;
  readonly note?: string | null | undefined;
}

/** Enters a call; no one changes it afterwards. */
export async function insertCriticalCall(
  call: Call,
  { orderId, work, specimenId }: CallSubject,
  { isReached, toldTo, isReadBack, note }: CallResult,
): Promise<void> {
  await call.tx.rows(sql`
    insert into critical_call (tenant_id, hospital_id, clinical_order_id, lab_work_id, repeat_no, lab_parameter_id, specimen_id,
      outcome, told_to, told_by, told_at, is_read_back, note)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${orderId}, ${work?.labWorkId ?? null}, ${work?.repeatNo ?? null},
      ${work?.labParameterId ?? null}, ${specimenId ?? null}, ${isReached ? 'Told' : 'NotReached'}, ${toldTo}, ${call.userId},
      ${call.now}, ${isReadBack}, ${note || null})`);
}
