// The SQL of notifications to the group of a role.
import type { OutputOf } from '@charaka/contract/endpoint';
import type { updateNotification } from '@charaka/contract/message';
import { groupName } from '@charaka/rules/notification-group';
import sql from 'sql-template-tag';
import type { ListSource } from '../kernel/list-query.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A notification as the contract tells it. */
export type Notification = OutputOf<typeof updateNotification>['notification'];

/** Everybody of one role in one tenant (R153). */
export interface Group {
  readonly tenantId: number;
  readonly roleId: number;
}

const from = sql`hms_notification n left join app_user u on u.tenant_id = n.tenant_id and u.user_id = n.read_by`;
const ofGroup = ({ tenantId, roleId }: Group) => sql`n.tenant_id = ${tenantId} and n.role_id = ${roleId}`;
const keptOf = ({
  tenantId,
  roleId,
}: Group) => sql`n.notification_id, ${groupName(tenantId, roleId)}::text as notification_group,
  n.title, n.created_at, n.read_at, n.read_by, u.name as read_by_name`;

/** The notifications of a group, newest first (R153, R154). */
export function notificationList(group: Group): ListSource {
  return {
    select: keptOf(group),
    from,
    where: ofGroup(group),
    columns: {
      notificationId: { sql: sql`n.notification_id`, kind: 'number', isNeverNull: true },
      title: { sql: sql`n.title`, kind: 'text' },
      createdAt: { sql: sql`n.created_at`, kind: 'instant', isNeverNull: true },
      readAt: { sql: sql`n.read_at`, kind: 'instant' },
      readByName: { sql: sql`u.name`, kind: 'text' },
    },
    tieBreak: sql`n.notification_id desc`,
    defaultOrder: sql`n.created_at desc`,
  };
}

/** One notification of a group. Refuses when the group has none of that number. */
export function findNotification(tx: Transaction, group: Group, notificationId: number): Promise<Notification> {
  return tx.one(
    sql`select ${keptOf(group)} from ${from} where ${ofGroup(group)} and n.notification_id = ${notificationId}`,
    'This notification does not exist',
  );
}

/** Adds a notification for a group and answers its number. */
export async function insertNotification(
  tx: Transaction,
  { tenantId, roleId }: Group,
  title: string,
  userId: number,
): Promise<number> {
  const { notificationId } = await tx.one<{ notificationId: number }>(
    sql`insert into hms_notification (tenant_id, role_id, title, created_by)
      values (${tenantId}, ${roleId}, ${title}, ${userId}) returning notification_id`,
    'Nothing was added',
  );
  return notificationId;
}

/** Notes who read it and when; who was first stays (R155). */
export async function markRead(tx: Transaction, { tenantId, roleId }: Group, notificationId: number, userId: number) {
  await tx.rows(sql`
    update hms_notification set read_at = now(), read_by = ${userId}
    where tenant_id = ${tenantId} and role_id = ${roleId} and notification_id = ${notificationId} and read_at is null`);
}
