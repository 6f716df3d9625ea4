// The bell: the unread notifications of the pharmacy or of the user, and the way to all of them (R151-R156).

import { listNotifications } from '@charaka/contract/foundation/message/message';
import { notificationTopic } from '@charaka/contract/foundation/message/topics';
import { PHARMACY_ROLE_ID } from '@charaka/rules/access/permission';
import { Menu, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '../../kernel/format.ts';
import { currentLanguage } from '../../kernel/i18n.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { unreadNotifications } from './entry-questions.ts';
import { shortTitle } from './short-title.ts';
import { ToolMenu } from './tool-menu.tsx';
import { titleOf, useOpenNotification } from './use-open-notification.ts';

/** For role 20 (R151), and for a user with an unread notification of their own (docs/decisions/0035). */
export function NotificationBell() {
  const { t } = useTranslation('message');
  const { user } = useSignedIn();
  const open = useOpenNotification();
  const answer = useAnswer(notificationTopic, listNotifications, unreadNotifications(), { isSilent: true });
  const unread = answer.data?.rows ?? [];
  const hasBell = user.roleId === PHARMACY_ROLE_ID || unread.some(({ isPersonal }) => isPersonal);
  if (!hasBell) return null;
  return (
    <ToolMenu
      label={unread.length > 0 ? t('bell.labelNew', { count: unread.length }) : t('bell.label')}
      icon={<IconBell size={18} aria-hidden />}
      newCount={unread.length}
    >
      <Menu.Label>{unread.length > 0 ? t('bell.title') : t('bell.empty')}</Menu.Label>
      {unread.map((notification) => (
        <Menu.Item key={notification.notificationId} title={titleOf(notification)} onClick={() => open(notification)}>
          <Text size="sm" dir="auto">
            {shortTitle(titleOf(notification))}
          </Text>
          <Text size="xs">{formatRelative(notification.createdAt, currentLanguage())}</Text>
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item component={Link} to="/message/notification">
        {t('bell.all')}
      </Menu.Item>
    </ToolMenu>
  );
}
