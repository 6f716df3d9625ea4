// Requests for an approval in tests: put straight into the queue, and people who decide them.
import { randomUUID } from 'node:crypto';
import { tokenSigner } from '../../src/kernel/token.ts';
import type { TestTenant, TestUser } from '../server/test-tenant.ts';

/** Adds a user of the clerk's role with the log-in of a member of staff, an approver or not. Answers the name to call as. */
export async function addColleague(
  tenant: TestTenant,
  { userId, staffId, isApprover }: { userId: number; staffId: number; isApprover: boolean },
): Promise<TestUser> {
  const { owner, secrets } = tenant.parts;
  const { tenantId } = tenant;
  const sessionId = randomUUID();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await owner.query('update staff set is_approver = $3 where tenant_id = $1 and staff_id = $2', [
    tenantId,
    staffId,
    isApprover,
  ]);
  await owner.query(
    `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id, staff_id)
     values ($1, $2, $3, $4, 'unusable', 30, 1, $5)`,
    [tenantId, userId, `Colleague ${userId}`, `colleague${userId}@tenant${tenantId}.example`, staffId],
  );
  await owner.query('insert into user_hospital values ($1, $2, 1)', [tenantId, userId]);
  await owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [tenantId, sessionId, userId],
  );
  const name = `colleague ${userId}` as TestUser;
  tenant.tokens.set(name, tokenSigner(secrets.tokenKey, 60).sign(sessionId, tenantId).token);
  return name;
}

/** A request as the clerk (user 2) put it, and what may differ. */
export interface QueuedScene {
  readonly askedBy?: number;
  readonly askedByStaffId?: number;
  readonly admissionId?: number;
  readonly hoursLeft?: number;
  readonly hospitalId?: number;
}

/** Puts a request for a gift into the queue and answers its number. */
export async function queueGift(tenant: TestTenant, scene: QueuedScene = {}): Promise<number> {
  const { owner } = tenant.parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  const { rows } = await owner.query<{ id: string }>(
    `insert into approval_request (tenant_id, hospital_id, kind, about, subject, facts, asked, amount_paise, reason, asked_by,
       asked_by_staff_id, asked_at, expires_at)
     values ($1, $2, 'gift', jsonb_build_object('admissionId', $3::bigint), 'Gift to Asha Test',
       '[{"name":"listPrice","money":500000},{"name":"gift","money":100000},{"name":"percent","percent":2000}]',
       '{"giftPaise":100000}', 100000, 'Poor family', $4, $5, now() - interval '100 hours', now() + make_interval(hours => $6))
     returning approval_request_id as id`,
    [
      tenant.tenantId,
      scene.hospitalId ?? 1,
      scene.admissionId ?? 1,
      scene.askedBy ?? 2,
      scene.askedByStaffId ?? null,
      scene.hoursLeft ?? 24,
    ],
  );
  return Number(rows[0]?.id);
}
