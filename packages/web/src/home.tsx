// The home page: the dashboard of the user's role, then a tile for each screen he may open (Q171); before that the first run.

import { FIRST_RUN_PATH } from '@charaka/contract/setup';
import { Stack, Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from './kernel/session.ts';
import { DoctorsOfDay } from './opd/doctors-of-day.tsx';
import { Dashboard } from './report/dashboard.tsx';
import { HomeTiles } from './shell/home-tiles.tsx';
import { Page } from './ui/page.tsx';

/** Route '', the empty path. */
export default function Home() {
  const { t } = useTranslation('shell');
  const { user, hospital } = useSignedIn();
  if (user.isSettingUp) return <Navigate to={`/${FIRST_RUN_PATH}`} replace />;
  return (
    <Page title={t('home.title')}>
      <Text c="dimmed">{t('home.welcome', { name: user.name, hospital: hospital?.hospitalName ?? '' })}</Text>
      <Stack gap="xl">
        <Dashboard />
        <DoctorsOfDay />
        <HomeTiles />
      </Stack>
    </Page>
  );
}
