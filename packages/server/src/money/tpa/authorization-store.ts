// The SQL of requests to payers, their clocks and the limits agreed with them.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Paise } from '@charaka/rules/money/money';
import {
  type AuthorizationKind,
  type AuthorizationStatus,
  DEFAULT_LIMIT_MINUTES,
} from '@charaka/rules/stay/authorization-clock';
import sql, { join } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { violatedConstraint } from '../../kernel/refusal.ts';
import { inpatientName } from '../../stay/admission/inpatient-name.ts';

/** Which requests are wanted. */
export interface AuthorizationFilters {
  readonly only?: 'open' | 'overdue' | 'answered' | null | undefined;
  readonly kind?: AuthorizationKind | null | undefined;
  readonly associationId?: number | null | undefined;
  readonly admissionId?: number | null | undefined;
}

/** When the time of request `x` is up. */
export const runsOutAt = sql`(x.asked_at + make_interval(mins => x.limit_minutes))`;

/** Requests of the hospital; what is overdue is decided by the clock of the call. Of cancelled admissions there are none. */
export function authorizationList(call: Call, filters: AuthorizationFilters): PatientRowSource {
  // Whole minutes, as the clock counts them: a limit is broken a minute after it is reached.
  const isOverdue = sql`(x.answered_at is null and ${runsOutAt} + interval '1 minute' <= ${call.now})`;
  const narrowed = { open: sql`x.answered_at is null`, overdue: isOverdue, answered: sql`x.answered_at is not null` };
  return {
    patient: sql`a.patient_id`,
    select: sql`x.tpa_authorization_id as authorization_id, x.admission_id, a.patient_id, a.admission_mode, ${inpatientName},
      x.association_id, s.association_name, i.insurance_name,
      x.kind, x.status, x.asked_at, x.asked_paise as asked_amount, x.limit_minutes, x.answered_at,
      x.approved_paise as approved_amount, x.reference_no, x.remark, u.name as asked_by_name,
      nullif(a.tpa_authorized_paise, 0) as tpa_authorized, a.final_authorized_paise as final_authorized,
      a.is_discharge_initiated, a.is_final_bill`,
    from: sql`tpa_authorization x
      join admission a on a.tenant_id = x.tenant_id and a.admission_id = x.admission_id
      join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
      join association s on s.tenant_id = x.tenant_id and s.association_id = x.association_id
      join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
      left join insurance i on i.tenant_id = x.tenant_id and i.insurance_id = x.insurance_id`,
    where: join(
      [
        sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and not a.is_cancelled`,
        ...(filters.only ? [narrowed[filters.only]] : []),
        ...(filters.kind ? [sql`x.kind = ${filters.kind}`] : []),
        ...(filters.associationId ? [sql`x.association_id = ${filters.associationId}`] : []),
        ...(filters.admissionId ? [sql`x.admission_id = ${filters.admissionId}`] : []),
      ],
      ' and ',
    ),
    columns: {
      admissionId: { sql: sql`x.admission_id`, kind: 'number' },
      name: { sql: sql`p.search_name`, kind: 'text' },
      associationName: { sql: sql`s.association_name`, kind: 'text' },
      kind: { sql: sql`x.kind`, kind: 'text' },
      status: { sql: sql`x.status`, kind: 'text' },
      askedAt: { sql: sql`x.asked_at`, kind: 'instant' },
      askedAmount: { sql: sql`x.asked_paise`, kind: 'money' },
      approvedAmount: { sql: sql`x.approved_paise`, kind: 'money' },
      answeredAt: { sql: sql`x.answered_at`, kind: 'instant' },
    },
    tieBreak: sql`x.tpa_authorization_id desc`,
    defaultOrder: sql`x.answered_at desc nulls first, ${runsOutAt}`,
  };
}

/** Minutes a payer has for a kind of request: as agreed, else the default. */
export async function limitMinutesOf(call: Call, associationId: number, kind: AuthorizationKind): Promise<number> {
  const agreed = await call.tx.row<{ pre: number; discharge: number }>(sql`
    select pre_minutes as pre, discharge_minutes as discharge from tpa_time_limit
    where tenant_id = ${call.tenantId} and association_id = ${associationId}`);
  return (agreed ?? DEFAULT_LIMIT_MINUTES)[kind];
}

/** A request to be noted. */
export interface NewAuthorization {
  readonly admissionId: number;
  readonly associationId: number;
  readonly insuranceId: number | null;
  readonly kind: AuthorizationKind;
  readonly askedAt: Date;
  readonly askedPaise: Paise;
  readonly limitMinutes: number;
  readonly referenceNo: string | null;
  readonly remark: string | null;
}

/** Notes a request and answers its number, or undefined when one of the kind is still open. */
export async function insertAuthorization(call: Call, entry: NewAuthorization): Promise<number | undefined> {
  try {
    const { authorizationId } = await call.tx.one<{ authorizationId: number }>(
      sql`insert into tpa_authorization (tenant_id, hospital_id, admission_id, association_id, insurance_id, kind, asked_at,
          asked_paise, limit_minutes, reference_no, remark, created_by)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${entry.admissionId}, ${entry.associationId},
          ${entry.insuranceId}, ${entry.kind}, ${entry.askedAt}, ${entry.askedPaise}, ${entry.limitMinutes},
          ${entry.referenceNo}, ${entry.remark}, ${call.userId})
        returning tpa_authorization_id as authorization_id`,
      kernelSentences.requestNotSaved,
    );
    return authorizationId;
  } catch (error) {
    if (violatedConstraint(error) === 'one_open_authorization') return undefined;
    throw error;
  }
}

/** A request in its present state. */
export interface KnownAuthorization {
  readonly admissionId: number;
  readonly associationId: number;
  readonly kind: AuthorizationKind;
  readonly askedAt: string;
  readonly askedPaise: Paise;
  readonly answeredAt: string | null;
  readonly referenceNo: string | null;
}

/** A request of the hospital. A caller that changes it locks its admission first, and reads it again behind that lock. */
export function readAuthorization(call: Call, authorizationId: number): Promise<KnownAuthorization> {
  return call.tx.one<KnownAuthorization>(
    sql`select admission_id, association_id, kind, asked_at, asked_paise, answered_at, reference_no from tpa_authorization
      where tenant_id = ${call.tenantId} and tpa_authorization_id = ${authorizationId}
        and hospital_id = ${call.hospital.hospitalId}`,
    kernelSentences.requestDoesNotExist,
  );
}

/** The payer's answer. */
export interface Answered {
  readonly status: AuthorizationStatus;
  readonly answeredAt: Date | null;
  readonly approvedPaise: Paise | null;
  readonly referenceNo: string | null;
  readonly remark: string | null;
}

/** Records the payer's answer to a request. */
export async function writeAnswer(call: Call, authorizationId: number, answer: Answered): Promise<void> {
  await call.tx.rows(sql`
    update tpa_authorization set status = ${answer.status}, answered_at = ${answer.answeredAt},
      approved_paise = ${answer.approvedPaise}, reference_no = ${answer.referenceNo}, remark = ${answer.remark}
    where tenant_id = ${call.tenantId} and tpa_authorization_id = ${authorizationId}`);
}

/** Takes an approved amount over as the authorised one of the admission. */
export async function writeAuthorized(call: Call, admissionId: number, amount: Paise): Promise<void> {
  await call.tx.rows(sql`
    update admission set tpa_authorized_paise = ${amount}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}
