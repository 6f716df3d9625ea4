// The message box of the header: the messages of the last three days, and the way to all of them (R148, R149).
import { Menu, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '../../kernel/format.ts';
import { currentLanguage } from '../../kernel/i18n.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useSeenMessages } from './seen-messages.ts';
import { ToolMenu } from './tool-menu.tsx';
import { useRecentMessages } from './use-recent-messages.ts';

/** Opening it makes its messages seen. */
export function MessageBox() {
  const { t } = useTranslation('message');
  const messages = useRecentMessages();
  const [seen, remember] = useSeenMessages();
  const newCount = messages.filter(({ messageId }) => !seen.includes(messageId)).length;
  return (
    <ToolMenu
      label={newCount > 0 ? t('box.labelNew', { count: newCount }) : t('box.label')}
      icon={<IconMail size={18} aria-hidden />}
      newCount={newCount}
      onOpen={() => remember(messages.map(({ messageId }) => messageId))}
    >
      <Menu.Label>{messages.length > 0 ? t('box.title') : t('box.empty')}</Menu.Label>
      {messages.map(({ messageId, title, createdAt, isActive }) => (
        <Menu.Item key={messageId} component={Link} to="/message" search={linkSearch({ open: String(messageId) })}>
          <Text size="sm" lineClamp={2} dir="auto">
            {title}
          </Text>
          <Text size="xs">
            {formatRelative(createdAt, currentLanguage())}
            {!isActive && ` · ${t('state.inactive')}`}
          </Text>
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item component={Link} to="/message">
        {t('box.all')}
      </Menu.Item>
    </ToolMenu>
  );
}
