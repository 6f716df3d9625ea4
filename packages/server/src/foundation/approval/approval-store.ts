// The SQL of requests for an approval.

import type { approvalRequest } from '@charaka/contract/foundation/approval/approval';
import { approvalSentences } from '@charaka/contract/foundation/approval/approval-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { approvalSteps } from '@charaka/rules/access/approval-steps';
import type { Sentence } from '@charaka/rules/message/sentence';
import { mayStep } from '@charaka/rules/step/steps';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseMoved } from '../../resource/move-rows.ts';
import type { WaitingRequest } from './approval-kind.ts';

/** A request as the contract tells it. */
export type ApprovalRequest = z.output<typeof approvalRequest>;
/** A request as it stands, with what its kind needs. */
export interface StandingRequest extends WaitingRequest {
  readonly state: ApprovalRequest['state'];
  readonly expiresAt: string;
  readonly path: string | null;
}

/** A request is expired from the moment it runs out, whether or not a row says so. */
const stateAt = (now: Date): Sql =>
  sql`case when x.state in ('asked', 'approved') and x.expires_at <= ${now} then 'expired' else x.state end`;
const from = sql`approval_request x
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.asked_by
  left join app_user d on d.tenant_id = x.tenant_id and d.user_id = x.decided_by`;

/** Of this hospital, or of the whole tenant. */
const ofHospital = ({ tenantId, hospital }: Call) =>
  sql`x.tenant_id = ${tenantId} and coalesce(x.hospital_id, ${hospital.hospitalId}) = ${hospital.hospitalId}`;

const waiting = sql`x.approval_request_id, x.kind, x.hospital_id, x.about, x.asked, x.subject, x.subject_code, x.subject_params,
  x.amount_paise, x.asked_by, x.asked_by_staff_id`;

/** Entries of the `jsonb` object, whose keys are plain names; the driver would convert keys of columns only. */
const aboutRows = sql`(select coalesce(json_agg(json_build_object('key', e.key, 'id', e.value::bigint) order by e.key), '[]')
  from jsonb_each_text(x.about) e) as about`;

/** The filters of the list. */
export interface ApprovalFilters {
  readonly only?: 'toDecide' | 'own' | 'open' | null | undefined;
  readonly admissionId?: number | null | undefined;
  readonly kind?: string | null | undefined;
}

/** A kind the caller decides, and whose right that is. */
export interface DecidedKind {
  readonly kind: string;
  readonly forStaffId: number | null;
  /** The largest amount that right decides; null is any. */
  readonly limitPaise: number | null;
}

/** Whether the caller may be the second person of a request, as far as the queue itself says. */
function mayDecide(call: Call, kinds: readonly DecidedKind[]): Sql {
  // A bare `false` may not stand in an order.
  if (kinds.length === 0) return sql`(x.asked_by is null)`;
  const staffId = call.session.staffId ?? 0;
  const ofKind = kinds.map(
    ({
      kind,
      forStaffId,
      limitPaise,
    }) => sql`(x.kind = ${kind} and x.asked_by_staff_id is distinct from ${forStaffId ?? 0}
      and coalesce(x.amount_paise <= ${limitPaise}::bigint, true))`,
  );
  return sql`(${stateAt(call.now)} = 'asked' and x.asked_by <> ${call.userId}
    and x.asked_by_staff_id is distinct from ${staffId} and (${join(ofKind, ' or ')}))`;
}

/** Own requests and those of the kinds given, the newest first; what waits for the caller stands before all. */
export function approvalList(call: Call, kinds: readonly DecidedKind[], filters: ApprovalFilters): ListSource {
  const mine = sql`x.asked_by = ${call.userId}`;
  const decides = mayDecide(call, kinds);
  const seen = kinds.length === 0 ? mine : sql`(${mine} or x.kind = any(${kinds.map(({ kind }) => kind)}::text[]))`;
  const narrowed = { own: mine, toDecide: decides, open: sql`${stateAt(call.now)} in ('asked', 'approved')` };
  return {
    select: sql`x.approval_request_id, x.kind, x.subject, x.subject_code, x.subject_params, ${aboutRows}, x.facts,
      x.reason, x.reason_code, x.reason_params, x.path,
      ${stateAt(call.now)} as state, x.asked_by as asked_by_id, u.name as asked_by_name, x.asked_at, x.expires_at,
      d.name as decided_by_name, x.decided_at, x.note, ${mine} as is_own, ${decides} as may_decide`,
    from,
    where: join(
      [
        ofHospital(call),
        seen,
        ...(filters.only ? [narrowed[filters.only]] : []),
        ...(filters.kind ? [sql`x.kind = ${filters.kind}`] : []),
        ...(filters.admissionId
          ? [sql`x.about @> ${JSON.stringify({ admissionId: filters.admissionId })}::jsonb`]
          : []),
      ],
      ' and ',
    ),
    columns: {
      approvalRequestId: { sql: sql`x.approval_request_id`, kind: 'number' },
      kind: { sql: sql`x.kind`, kind: 'text' },
      subject: { sql: sql`x.subject`, kind: 'text' },
      reason: { sql: sql`x.reason`, kind: 'text' },
      state: { sql: stateAt(call.now), kind: 'text' },
      askedByName: { sql: sql`u.name`, kind: 'text' },
      askedAt: { sql: sql`x.asked_at`, kind: 'instant', isNeverNull: true },
      expiresAt: { sql: sql`x.expires_at`, kind: 'instant' },
      decidedByName: { sql: sql`d.name`, kind: 'text' },
      decidedAt: { sql: sql`x.decided_at`, kind: 'instant' },
    },
    tieBreak: sql`x.approval_request_id desc`,
    defaultOrder: sql`${decides} desc, x.asked_at desc`,
  };
}

/** A request of this hospital or of the whole tenant, locked: of two who decide at one instant the second finds it decided. */
export function lockRequest(call: Call, approvalRequestId: number): Promise<StandingRequest> {
  return call.tx.one<StandingRequest>(
    sql`select ${waiting}, ${stateAt(call.now)} as state, x.expires_at, x.path
      from approval_request x where ${ofHospital(call)} and x.approval_request_id = ${approvalRequestId} for update`,
    kernelSentences.requestDoesNotExist,
  );
}

/** Refuses a step that the state of a request does not allow, with the user who decided it. Time alone ends a request without a user. */
export async function refuseClosed(call: Call, request: StandingRequest, action: 'refuse' | 'withdraw'): Promise<void> {
  const { approvalRequestId, state } = request;
  if (mayStep(approvalSteps, action, state)) return;
  if (state === 'expired') refuse(approvalSentences.requestExpired);
  await refuseMoved(call, approvalSteps, { id: approvalRequestId, name: approvalSentences.theRequest, status: state });
}

/** A text of a request: a sentence, shown to every reader in their own language, or a user's own text. */
export type Told = Sentence | string;

const keptTold = (told: Told) =>
  typeof told === 'string'
    ? { text: told, code: null, params: null }
    : { text: told.text, code: told.code, params: JSON.stringify(told.params) };

/** A request to be put into the queue. */
export interface NewRequest {
  readonly kind: string;
  readonly isOfTenant: boolean;
  readonly about: Readonly<Record<string, number>>;
  readonly subject: Told;
  readonly facts: readonly object[];
  readonly asked: unknown;
  readonly amountPaise: number | null;
  readonly reason: Told;
  readonly path: string | null;
  readonly expiresAt: Date;
}

/** Puts a request into the queue and answers its number; one about the same that ran out makes room for it. */
export async function insertRequest(call: Call, entry: NewRequest): Promise<number> {
  const about = JSON.stringify(entry.about);
  const [subject, reason] = [keptTold(entry.subject), keptTold(entry.reason)];
  await call.tx.rows(sql`
    update approval_request set state = 'expired'
    where tenant_id = ${call.tenantId} and kind = ${entry.kind} and about = ${about}::jsonb and state = 'asked'
      and expires_at <= ${call.now}`);
  const { approvalRequestId } = await call.tx.one<{ approvalRequestId: number }>(
    sql`insert into approval_request (tenant_id, hospital_id, kind, about, subject, subject_code, subject_params, facts, asked,
        amount_paise, reason, reason_code, reason_params, path, asked_by, asked_by_staff_id, asked_at, expires_at)
      values (${call.tenantId}, ${entry.isOfTenant ? null : call.hospital.hospitalId}, ${entry.kind}, ${about}::jsonb,
        ${subject.text}, ${subject.code}, ${subject.params}::jsonb, ${JSON.stringify(entry.facts)}::jsonb,
        ${JSON.stringify(entry.asked)}::jsonb, ${entry.amountPaise}, ${reason.text}, ${reason.code}, ${reason.params}::jsonb, ${entry.path}, ${call.userId}, ${call.session.staffId}, ${call.now}, ${entry.expiresAt})
      returning approval_request_id`,
    kernelSentences.requestNotSaved,
  );
  return approvalRequestId;
}

/** The decision about a request. */
export interface Decision {
  readonly state: 'approved' | 'refused' | 'used';
  readonly note: string | null;
  readonly forStaffId: number | null;
  /** Until when an approval may be used. */
  readonly expiresAt: Date;
}

/** Notes the decision of the caller. */
export async function writeDecision(call: Call, approvalRequestId: number, decision: Decision): Promise<void> {
  await call.tx.rows(sql`
    update approval_request set state = ${decision.state}, decided_by = ${call.userId},
      decided_by_staff_id = ${call.session.staffId}, decided_for_staff_id = ${decision.forStaffId}, decided_at = ${call.now},
      note = ${decision.note}, expires_at = ${decision.expiresAt},
      used_at = ${decision.state === 'used' ? call.now : null}
    where tenant_id = ${call.tenantId} and approval_request_id = ${approvalRequestId}`);
}

/** Ends a request without a decision, or notes that its approval was used. */
export async function closeRequest(call: Call, approvalRequestId: number, state: 'withdrawn' | 'used'): Promise<void> {
  await call.tx.rows(sql`
    update approval_request set state = ${state}, used_at = ${state === 'used' ? call.now : null}
    where tenant_id = ${call.tenantId} and approval_request_id = ${approvalRequestId}`);
}

/** An approval that may be used, with the person who decided. */
export interface StandingApproval extends WaitingRequest {
  readonly decidedBy: number;
  readonly decidedAt: string;
}

/** The caller's own approvals about something that stand and are not used, the newest first, locked until they are. */
export function lockApproved(
  call: Call,
  kind: string,
  about: Readonly<Record<string, number>>,
): Promise<StandingApproval[]> {
  return call.tx.rows<StandingApproval>(sql`
    select ${waiting}, x.decided_by, x.decided_at from approval_request x
    where ${ofHospital(call)} and x.kind = ${kind} and x.about = ${JSON.stringify(about)}::jsonb and x.state = 'approved'
      and x.asked_by = ${call.userId} and x.expires_at > ${call.now}
    order by x.approval_request_id desc for update`);
}

/** The caller's newest request about something that waits or is approved and not used. */
export function findOwnOpen(
  call: Call,
  kind: string,
  about: Readonly<Record<string, number>>,
): Promise<StandingRequest | undefined> {
  return call.tx.row<StandingRequest>(sql`
    select ${waiting}, x.state, x.expires_at, x.path from approval_request x
    where ${ofHospital(call)} and x.kind = ${kind} and x.about = ${JSON.stringify(about)}::jsonb
      and x.state in ('asked', 'approved') and x.asked_by = ${call.userId} and x.expires_at > ${call.now}
    order by x.approval_request_id desc limit 1`);
}

/** Those of the users who are active, see the queue, and work in the hospital of the call, but not the caller. */
export async function usersWhoSee(call: Call, menu: string, userIds: readonly number[]): Promise<number[]> {
  const rows = await call.tx.rows<{ userId: number }>(sql`
    select u.user_id from app_user u
    where u.tenant_id = ${call.tenantId} and u.is_active and u.user_id = any(${[...userIds]}::bigint[])
      and u.user_id <> ${call.userId}
      and (u.role_id = 0 or (
        exists (select from role_permission p where p.tenant_id = u.tenant_id and p.role_id = u.role_id
          and p.menu_path = ${menu} and p.can_edit)
        and exists (select from user_hospital h where h.tenant_id = u.tenant_id and h.user_id = u.user_id
          and h.hospital_id = ${call.hospital.hospitalId} and h.is_active)))
    order by u.user_id`);
  return rows.map(({ userId }) => userId);
}
