// The home page: the dashboard of the user's role, then a tile for each screen they may open (Q171); before that the first run.

import { calendarMenu, listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { getDashboard } from '@charaka/contract/insight/report/report';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import { FIRST_RUN_PATH } from '@charaka/contract/office/setup/setup';
import { Stack, Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DoctorsOfDay } from '../clinic/opd/doctors-of-day.tsx';
import { Dashboard, DashboardWaiting, useHasFigures } from '../insight/report/dashboard.tsx';
import { useRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import { HomeTiles } from '../shell/home-tiles.tsx';
import { Page } from '../ui/page/page.tsx';

/** Route '', the empty path. */
export default function Home() {
  const { t } = useTranslation('shell');
  const { user, hospital } = useSignedIn();
  if (user.isSettingUp) return <Navigate to={`/${FIRST_RUN_PATH}`} replace />;
  return (
    <Page title={t('home.title')}>
      <Text c="dimmed">{t('home.welcome', { name: user.name, hospital: hospital?.hospitalName ?? '' })}</Text>
      <Together />
    </Page>
  );
}

/** The parts come at once: one that came after the others would push them down under the pointer. */
function Together() {
  const { canView } = useRights(calendarMenu);
  const hasFigures = useHasFigures();
  const figures = useAnswer(reportTopic, getDashboard, {}, { isEnabled: hasFigures, isSilent: true });
  const doctors = useAnswer(opdTopic, listDoctorsOfDay, {}, { isEnabled: canView, isSilent: true });
  if ((hasFigures && figures.isPending) || (canView && doctors.isPending)) return <DashboardWaiting />;
  return (
    <Stack gap="xl">
      {hasFigures && <Dashboard />}
      <DoctorsOfDay />
      <HomeTiles />
    </Stack>
  );
}
