// The SQL of bill versions: frozen for a payer, replaced by a later one, answered.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBillVersion } from '@charaka/contract/money/tpa/bill-version';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { VersionStatus } from '@charaka/rules/money/bill-version';
import { type Paise, smallerPaise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { BillAnswer } from '../bill/get-bill.ts';
import { writeFinalAuthorized } from './settlement-store.ts';

/** A version as it is answered. */
export type Version = OutputOf<typeof getBillVersion>['version'];

const versionsWhere = (call: Call, wanted: Sql) => sql`
  select v.bill_version_id as version_id, v.admission_id, v.version_no, v.association_id, s.association_name,
    v.net_paise as net, v.claimed_paise as claimed, v.note, v.created_at as frozen_at, u.name as frozen_by_name, v.status,
    v.confirmed_paise as confirmed, v.reference_no as reference, v.reason, v.answered_on, b.name as answered_by_name,
    v.withdrawn_at, w.name as withdrawn_by_name, v.withdrawn_reason
  from bill_version v
  join association s on s.tenant_id = v.tenant_id and s.association_id = v.association_id
  join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.created_by
  left join app_user b on b.tenant_id = v.tenant_id and b.user_id = v.answered_by
  left join app_user w on w.tenant_id = v.tenant_id and w.user_id = v.withdrawn_by
  where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and ${wanted}
  order by v.version_no desc`;

/** The versions of an admission, the last one first. */
export function readVersions(call: Call, admissionId: number): Promise<Version[]> {
  return call.tx.rows<Version>(versionsWhere(call, sql`v.admission_id = ${admissionId}`));
}

/** One version of the hospital. A caller that changes it locks its admission first, and reads it again behind that lock. */
export function readVersion(call: Call, versionId: number): Promise<Version> {
  return call.tx.one<Version>(
    versionsWhere(call, sql`v.bill_version_id = ${versionId}`),
    tpaSentences.versionDoesNotExist,
  );
}

/** Default for versions frozen before these figures existed: zero. */
const notTold = { medicineCredit: ZERO, pool: ZERO, poolUsed: ZERO, poolToBill: ZERO, nonHospitalDue: ZERO };

const plainGst = { isGstInclusive: false, isGstBeforeDiscount: true };

/** The bill as it was frozen. */
export async function readCopy(call: Call, versionId: number): Promise<BillAnswer> {
  const { bill } = await call.tx.one<{ bill: BillAnswer }>(
    sql`select bill from bill_version_copy where tenant_id = ${call.tenantId} and bill_version_id = ${versionId}`,
    tpaSentences.versionDoesNotExist,
  );
  const { figures, lines } = bill;
  const payerDue = smallerPaise(figures.authorized, figures.net);
  const shares = { payerDue, patientPart: subtractPaise(figures.net, payerDue) };
  return {
    ...bill,
    missing: bill.missing ?? [],
    isServicePlace: bill.isServicePlace ?? false,
    figures: { ...notTold, ...shares, ...figures },
    lines: lines.map((line) => ({ ...plainGst, ...line, taxable: line.taxable ?? line.gross })),
    pharmacyReturns: bill.pharmacyReturns.map((each) => ({ ...each, ownMoney: each.ownMoney ?? ZERO })),
  };
}

/** A version to be saved. */
export interface NewVersion {
  readonly admissionId: number;
  readonly associationId: number;
  readonly claimed: Paise;
  readonly note: string | null;
  readonly bill: BillAnswer;
}

/** Replaces the active version of the payer, and saves the new one under the admission's next number. Lock the admission first. */
export async function insertVersion(call: Call, entry: NewVersion): Promise<{ versionId: number; versionNo: number }> {
  const { tx, tenantId } = call;
  const { admissionId, associationId, bill } = entry;
  await tx.rows(sql`
    update bill_version set status = 'superseded'
    where tenant_id = ${tenantId} and admission_id = ${admissionId} and association_id = ${associationId}
      and status in ('sent', 'confirmed')`);
  const kept = await tx.one<{ versionId: number; versionNo: number }>(
    sql`insert into bill_version (tenant_id, hospital_id, admission_id, version_no, association_id, net_paise, claimed_paise,
        note, created_by, created_at)
      select ${tenantId}, ${call.hospital.hospitalId}, ${admissionId}, coalesce(max(v.version_no), 0) + 1, ${associationId},
        ${bill.figures.net}, ${entry.claimed}, ${entry.note}, ${call.userId}, ${call.now}
      from bill_version v where v.tenant_id = ${tenantId} and v.admission_id = ${admissionId}
      returning bill_version_id as version_id, version_no`,
    tpaSentences.versionNotSaved,
  );
  await tx.rows(sql`
    insert into bill_version_copy (tenant_id, bill_version_id, bill)
    values (${tenantId}, ${kept.versionId}, ${JSON.stringify(bill)}::jsonb)`);
  return kept;
}

/** The recorded answer to a version. */
export interface NotedAnswer {
  readonly status: VersionStatus;
  readonly confirmed: Paise | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly answeredOn: string | null;
}

/** Records an answer, or that it was withdrawn. */
export async function writeVersionAnswer(call: Call, versionId: number, answer: NotedAnswer): Promise<void> {
  await call.tx.rows(sql`
    update bill_version set status = ${answer.status}, confirmed_paise = ${answer.confirmed},
      reference_no = ${answer.reference}, reason = ${answer.reason}, answered_on = ${answer.answeredOn},
      answered_by = ${answer.answeredOn === null ? null : call.userId}
    where tenant_id = ${call.tenantId} and bill_version_id = ${versionId}`);
}

/** The sum confirmed by the payers is the final authorised amount of the admission, from then on the only one (docs/decisions/0020). */
export async function writePayersTotal(call: Call, admissionId: number): Promise<void> {
  const { confirmed } = await confirmedTotal(call, admissionId);
  await writeFinalAuthorized(call, admissionId, confirmed > 0 ? confirmed : null);
}

/** The sum that payers confirmed of an admission's bill, and the number of payers. */
export function confirmedTotal(call: Call, admissionId: number): Promise<{ payerCount: number; confirmed: Paise }> {
  return call.tx.one(
    sql`select count(*) as payer_count, coalesce(sum(confirmed_paise), 0)::bigint as confirmed from bill_version
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and status = 'confirmed'`,
    tpaSentences.confirmationsNotAdded,
  );
}

/** Whether there is an active payer of that number. */
export async function isActivePayer(call: Call, associationId: number): Promise<boolean> {
  const found = await call.tx.row(sql`
    select 1 from association where tenant_id = ${call.tenantId} and association_id = ${associationId} and is_active`);
  return found !== undefined;
}
