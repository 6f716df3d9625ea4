// The SQL of notifications to the group of a role.

import type { updateNotification } from '@charaka/contract/foundation/message/message';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { groupName } from '@charaka/rules/message/notification-group';
import sql from 'sql-template-tag';
import type { ListSource } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A notification as the contract tells it. */
export type Notification = OutputOf<typeof updateNotification>['notification'];

/** Everybody of one role in one tenant (R153). */
export interface Group {
  readonly tenantId: number;
  readonly roleId: number;
}

/** A user who reads: the group of their role, and what is for them alone. */
export interface Reader extends Group {
  readonly userId: number;
}

const from = sql`hms_notification n left join app_user u on u.tenant_id = n.tenant_id and u.user_id = n.read_by`;
const ofReader = ({ tenantId, roleId, userId }: Reader) => sql`n.tenant_id = ${tenantId}
  and case when n.user_id is null then n.role_id = ${roleId} else n.user_id = ${userId} end`;
const keptOf = ({
  tenantId,
  roleId,
}: Group) => sql`n.notification_id, ${groupName(tenantId, roleId)}::text as notification_group,
  n.title, n.title_code, n.title_params, n.path, n.user_id is not null as is_personal, n.created_at, n.read_at, n.read_by, u.name as read_by_name`;

/** The notifications of a reader, newest first (R153, R154). */
export function notificationList(reader: Reader): ListSource {
  return {
    select: keptOf(reader),
    from,
    where: ofReader(reader),
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

/** One notification of a reader. Refuses when there is none of that number. */
export function findNotification(tx: Transaction, reader: Reader, notificationId: number): Promise<Notification> {
  return tx.one(
    sql`select ${keptOf(reader)} from ${from} where ${ofReader(reader)} and n.notification_id = ${notificationId}`,
    kernelSentences.notificationDoesNotExist,
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
    kernelSentences.nothingAdded,
  );
  return notificationId;
}

/** Notes who read it and when; who was first stays (R155). */
export async function markRead(tx: Transaction, reader: Reader, notificationId: number): Promise<void> {
  await tx.rows(sql`
    update hms_notification n set read_at = now(), read_by = ${reader.userId}
    where ${ofReader(reader)} and n.notification_id = ${notificationId} and n.read_at is null`);
}
