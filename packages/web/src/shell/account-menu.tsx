// The account menu: who is signed in, tools that have no room on a phone, and the way out (R108, R090).
import { logOut, logOutEverywhere } from '@charaka/contract/foundation/access/access';
import { withoutTitles } from '@charaka/rules/person/salutation';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import {
  IconDevices,
  IconKeyboard,
  IconLogout,
  IconMaximize,
  IconMoon,
  IconPalette,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call, messageOf } from '../kernel/call.ts';
import { dropOwnDrafts } from '../kernel/draft.ts';
import { reportFailure } from '../kernel/report-failure.ts';
import { endSession, useSignedIn } from '../kernel/session.ts';
import { confirm } from '../ui/dialog/confirm-request.ts';
import { toastSuccess } from '../ui/page/toast.ts';

interface AccountMenuProps {
  onToggleScheme(): void;
  onToggleFullscreen(): void;
  onShowShortcuts(): void;
  onCustomize(): void;
}

/** The two ways out: of this machine's session, and of all sessions of the user. */
function useLeaving() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const goOut = async () => {
    dropOwnDrafts();
    endSession();
    await navigate({ to: '/checktenant' });
  };
  const leave = async () => {
    // The server forgets the session too; when it cannot be reached the user still leaves. Ended here first, so that
    // nothing is asked any more with a token that is no longer good.
    void call(logOut, {}).catch(() => undefined);
    await goOut();
  };
  const leaveEverywhere = async () => {
    const question = { title: t('header.everywhereTitle'), text: t('header.everywhereText') };
    if (!(await confirm({ ...question, confirmLabel: t('header.logOutEverywhere'), isDangerous: true }))) return;
    try {
      // Unlike a log-out here this is worth nothing unless the server has done it.
      const message = messageOf(await call(logOutEverywhere, {}));
      await goOut();
      toastSuccess(message);
    } catch (error) {
      reportFailure(error);
    }
  };
  return { leave, leaveEverywhere };
}

/** Opens under the user's initials. */
export function AccountMenu({ onToggleScheme, onToggleFullscreen, onShowShortcuts, onCustomize }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { user } = useSignedIn();
  const { leave, leaveEverywhere } = useLeaving();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton aria-label={t('header.account', { name: user.name })} style={{ borderRadius: '50%' }}>
          <Avatar name={withoutTitles(user.name)} size={32} color="primary" variant="filled" alt="" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label c="var(--mantine-color-text)">
          <Text size="sm" fw={600}>
            {user.name}
          </Text>
          <Text size="xs" c="dimmed">
            {user.roleName}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/staff-profile" leftSection={<IconUser size={16} aria-hidden />}>
          {t('header.profile')}
        </Menu.Item>
        <Menu.Item component={Link} to="/profile/setting" leftSection={<IconSettings size={16} aria-hidden />}>
          {t('header.settings')}
        </Menu.Item>
        <Menu.Item hiddenFrom="sm" leftSection={<IconPalette size={16} aria-hidden />} onClick={onCustomize}>
          {t('look.title')}
        </Menu.Item>
        <Menu.Item hiddenFrom="sm" leftSection={<IconMoon size={16} aria-hidden />} onClick={onToggleScheme}>
          {t('header.scheme')}
        </Menu.Item>
        <Menu.Item hiddenFrom="sm" leftSection={<IconMaximize size={16} aria-hidden />} onClick={onToggleFullscreen}>
          {t('header.fullscreen')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onShowShortcuts}>
          {t('shortcuts.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {t('header.logOut')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDevices size={16} aria-hidden />} onClick={() => void leaveEverywhere()}>
          {t('header.logOutEverywhere')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
