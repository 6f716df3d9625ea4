// The home page: what waits for the user, and the figures of the day; before that the first run.

import { FIRST_RUN_PATH } from '@charaka/contract/office/setup/setup';
import { Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../kernel/session.ts';
import { useMenuSections } from '../shell/menu-entries.ts';
import { Page } from '../ui/page/page.tsx';
import { FirstDay } from './first-day.tsx';
import { HomePanels } from './home-panels.tsx';

/** Route '', the empty path. */
export default function Home() {
  const { t } = useTranslation('shell');
  const { user, hospital } = useSignedIn();
  const sections = useMenuSections();
  if (user.isSettingUp) return <Navigate to={`/${FIRST_RUN_PATH}`} replace />;
  return (
    <Page title={t('home.title')}>
      <Text c="dimmed">{t('home.welcome', { name: user.name, hospital: hospital?.hospitalName ?? '' })}</Text>
      <FirstDay />
      {sections.length === 0 ? <Text>{t('home.nothing')}</Text> : <HomePanels />}
    </Page>
  );
}
