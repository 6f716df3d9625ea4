// The SQL of emergency issues.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  type addEmergencyIssue,
  type emergencyPlaces,
  SETTLE_HOURS,
  WITNESS_MINUTES,
} from '@charaka/contract/supply/store/emergency-issue';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { type EmergencyStatus, emergencyIssueSteps } from '@charaka/rules/supply/emergency-issue-steps';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { lockRows } from '../../resource/move-rows.ts';

type EmergencyIssue = OutputOf<typeof addEmergencyIssue>['emergencyIssue'];

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}`;

const fieldsFor = ({
  now,
  userId,
}: Call): Sql => sql`x.emergency_issue_id, s.store_name, i.item_name, i.pack, b.batch_number, c.units,
  x.patient_id, x.arrival_no, x.place_kind, x.asked_by_name, c.reason, x.status, u.name as issued_by_name, x.issued_at,
  (x.status = 'Open' and x.issued_at < ${now}::timestamptz - make_interval(hours => ${SETTLE_HOURS})) as is_late,
  d.name as settled_by_name, x.settled_at, x.order_reference, x.needs_witness,
  (x.needs_witness and x.witnessed_by is null and x.issued_at < ${now}::timestamptz - make_interval(mins => ${WITNESS_MINUTES})) as is_witness_late,
  w.name as witnessed_by_name, x.witnessed_at, x.issued_by = ${userId} as is_own`;

const tables = sql`emergency_issue x
  join stock_consumption c on c.tenant_id = x.tenant_id and c.consumption_id = x.consumption_id
  join store s on s.tenant_id = c.tenant_id and s.store_id = c.store_id
  join pharmacy_batch b on b.tenant_id = c.tenant_id and b.batch_id = c.batch_id
  join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.issued_by
  left join app_user d on d.tenant_id = x.tenant_id and d.user_id = x.settled_by
  left join app_user w on w.tenant_id = x.tenant_id and w.user_id = x.witnessed_by`;

/** Emergency issues of the hospital: those that are not settled first, the oldest of them first. */
export function emergencyIssueList(call: Call, status: EmergencyStatus | null | undefined): ListSource {
  return {
    select: fieldsFor(call),
    from: tables,
    where: status ? sql`${ofHospital(call)} and x.status = ${status}` : ofHospital(call),
    counted: sql`emergency_issue x`,
    columns: {
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      storeName: { sql: sql`s.store_name`, kind: 'text' },
      arrivalNo: { sql: sql`x.arrival_no`, kind: 'text' },
      askedByName: { sql: sql`x.asked_by_name`, kind: 'text' },
      status: { sql: sql`x.status`, kind: 'text' },
      issuedAt: { sql: sql`x.issued_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`x.emergency_issue_id desc`,
    defaultOrder: sql`(x.status = 'Open') desc, case when x.status = 'Open' then x.issued_at end, x.issued_at desc`,
  };
}

/** One emergency issue of the hospital. Refuses when there is none of that number. */
export function findEmergencyIssue(call: Call, emergencyIssueId: number): Promise<EmergencyIssue> {
  return call.tx.one(
    sql`select ${fieldsFor(call)} from ${tables} where ${ofHospital(call)} and x.emergency_issue_id = ${emergencyIssueId}`,
    storeSentences.emergencyMissing,
  );
}

/** A locked emergency issue, named by its item. */
interface LockedEmergencyIssue {
  readonly id: number;
  readonly status: EmergencyStatus;
  readonly name: string;
  readonly issuedBy: number;
  readonly needsWitness: boolean;
  readonly witnessedBy: number | null;
}

/** The issue, locked until the transaction ends. */
export async function lockEmergencyIssue(call: Call, emergencyIssueId: number): Promise<LockedEmergencyIssue> {
  const [issue] = await lockRows<typeof emergencyIssueSteps, LockedEmergencyIssue>(
    call,
    emergencyIssueSteps,
    [emergencyIssueId],
    sql`(select i.item_name from stock_consumption c
        join pharmacy_batch b on b.tenant_id = c.tenant_id and b.batch_id = c.batch_id
        join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
        where c.tenant_id = x.tenant_id and c.consumption_id = x.consumption_id) as name, x.issued_by, x.needs_witness, x.witnessed_by`,
  );
  return issue as LockedEmergencyIssue;
}

/** Whether a patient of the tenant has that UHID. */
export async function isPatient({ tx, tenantId }: Call, patientId: number): Promise<boolean> {
  const { isThere } = await tx.single<{ isThere: boolean }>(sql`
    select exists (select from patient p where p.tenant_id = ${tenantId} and p.patient_id = ${patientId}) as is_there`);
  return isThere;
}

/** An emergency issue to be written, with the consumption of its units. */
export interface NewEmergencyIssue {
  readonly consumptionId: number;
  readonly patientId: number | null;
  readonly arrivalNo: string | null;
  readonly placeKind: (typeof emergencyPlaces)[number];
  readonly askedByName: string;
  readonly needsWitness: boolean;
}

/** Writes the issue by the caller. Answers its number. */
export async function insertEmergencyIssue(call: Call, issue: NewEmergencyIssue): Promise<number> {
  const { consumptionId, patientId, arrivalNo, placeKind, askedByName, needsWitness } = issue;
  const { emergencyIssueId } = await call.tx.single<{ emergencyIssueId: number }>(sql`
    insert into emergency_issue (tenant_id, hospital_id, consumption_id, patient_id, arrival_no, place_kind, asked_by_name, needs_witness,
      issued_by, issued_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${consumptionId}, ${patientId}, ${arrivalNo}, ${placeKind}, ${askedByName},
      ${needsWitness}, ${call.userId}, ${call.now})
    returning emergency_issue_id`);
  return emergencyIssueId;
}

/** Signs a locked issue as its witness. */
export async function signAsWitness(call: Call, emergencyIssueId: number): Promise<void> {
  await call.tx.rows(sql`
    update emergency_issue set witnessed_by = ${call.userId}, witnessed_at = ${call.now}
    where tenant_id = ${call.tenantId} and emergency_issue_id = ${emergencyIssueId}`);
}
