// Which events patients are told of: listed, set.

import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import {
  listNotificationSettings as listEndpoint,
  notificationTypes,
  updateNotificationSetting as updateEndpoint,
} from '@charaka/contract/foundation/gateway/notification';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql, { join } from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';

const row = listEndpoint.output.shape.rows.element;
type NotificationSetting = z.output<typeof row>;

const named = join(
  notificationTypes.map(
    ({ notificationId, notificationType }) => sql`(${notificationId}::integer, ${notificationType}::text)`,
  ),
);

/** Every event, whether the hospital has set it or not: without a setting no notification is sent. */
function notificationList(call: Call): ListSource {
  return {
    select: sql`t.notification_id, t.notification_type, coalesce(n.is_mail, false) as is_mail,
      coalesce(n.is_sms, false) as is_sms, false as is_mobile_app, n.words, coalesce(n.is_active, true) as is_active`,
    from: sql`(values ${named}) t(notification_id, notification_type)
      left join notification_setting n on n.tenant_id = ${call.tenantId}
        and n.hospital_id = ${call.hospital.hospitalId} and n.notification_id = t.notification_id`,
    where: sql`true`,
    columns: {
      notificationId: { sql: sql`t.notification_id`, kind: 'number' },
      notificationType: { sql: sql`t.notification_type`, kind: 'text' },
    },
    tieBreak: sql`t.notification_id`,
    defaultOrder: sql`t.notification_id`,
  };
}

const listNotificationSettings = handle(listEndpoint, (call, input) =>
  readList(call.tx, notificationList(call), row, input),
);

const updateNotificationSetting = handle(updateEndpoint, async (call, { notification: typed }) => {
  if (typed.isMobileApp) refuse(gatewaySentences.pushNotEnabled);
  const { notificationId, isMail, isSms } = typed;
  if (!notificationTypes.some((known) => known.notificationId === notificationId))
    refuse(kernelSentences.notificationDoesNotExist);
  await call.tx.rows(sql`
    insert into notification_setting (tenant_id, hospital_id, notification_id, is_mail, is_sms, words, is_active)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${notificationId}, ${isMail}, ${isSms}, ${typed.words || null},
      ${typed.isActive ?? true})
    on conflict (tenant_id, hospital_id, notification_id) do update set is_mail = excluded.is_mail, is_sms = excluded.is_sms,
      words = excluded.words, is_active = excluded.is_active`);
  call.say(gatewaySentences.notificationUpdated);
  const list = notificationList(call);
  const notification = await call.tx.one<NotificationSetting>(
    sql`select ${list.select} from ${list.from} where t.notification_id = ${notificationId}`,
    kernelSentences.notificationDoesNotExist,
  );
  return { notification };
});

/** The calls of notification settings. */
export const notificationHandlers: readonly Handler[] = [listNotificationSettings, updateNotificationSetting];
