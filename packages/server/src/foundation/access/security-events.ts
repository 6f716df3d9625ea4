// The log of events of log-ins, factors, sessions and the policy, for administrators.
import { getSecurityEvents } from '@charaka/contract/foundation/access/security';
import { deviceLabel } from '@charaka/rules/access/device-label';
import { endOfDay, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql, { empty } from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';

interface EventRow {
  readonly eventId: number;
  readonly at: string;
  readonly kind: string;
  readonly userId: number | null;
  readonly userName: string | null;
  readonly byUserName: string | null;
  readonly ip: string | null;
  readonly agent: string | null;
  readonly result: string;
}

const row = getSecurityEvents.output.shape.rows.element;
/** Of millions nobody reads the last. */
const MOST_AT_ONCE = 10_000;

/** Newest first; days are those of the hospital. */
export const listSecurityEvents = handle(getSecurityEvents, async (call, input) => {
  const { fromDate, toDate, userId, kind, ...request } = input;
  const { tx, tenantId } = call;
  const { timezone } = call.hospital;
  refuseNoAdministrator(call.session);
  const source = {
    select: sql`e.event_id, e.at, e.kind, e.user_id, u.name as user_name, b.name as by_user_name, e.ip, e.agent, e.result`,
    from: sql`security_event e
      left join app_user u on u.tenant_id = e.tenant_id and u.user_id = e.user_id
      left join app_user b on b.tenant_id = e.tenant_id and b.user_id = e.by_user_id`,
    where: sql`e.tenant_id = ${tenantId}
      ${fromDate ? sql`and e.at >= ${startOfDay(fromDate, timezone).toISOString()}::timestamptz` : empty}
      ${toDate ? sql`and e.at <= ${endOfDay(toDate, timezone).toISOString()}::timestamptz` : empty}
      ${userId == null ? empty : sql`and e.user_id = ${userId}`} ${kind ? sql`and e.kind = ${kind}` : empty}`,
    columns: {
      at: { sql: sql`e.at`, kind: 'instant', isNeverNull: true },
      kind: { sql: sql`e.kind`, kind: 'text' },
      userName: { sql: sql`u.name`, kind: 'text' },
      ip: { sql: sql`e.ip`, kind: 'text' },
    },
    tieBreak: sql`e.event_id desc`,
    defaultOrder: sql`e.at desc, e.event_id desc`,
  } as const;
  const pageSize = Math.min(request.pageSize || MOST_AT_ONCE, MOST_AT_ONCE);
  const list = await readList<EventRow>(tx, source, row, { ...request, pageSize });
  return { ...list, rows: list.rows.map(({ agent, ...event }) => ({ ...event, deviceLabel: deviceLabel(agent) })) };
});
