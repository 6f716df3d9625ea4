// The home page: the dashboard of the user's role, then a tile for each screen he may open (Q171).
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from './kernel/session.ts';
import { Dashboard } from './report/dashboard.tsx';
import { HomeTiles } from './shell/home-tiles.tsx';
import { Page } from './ui/page.tsx';

/** Route '', the empty path. */
export default function Home() {
  const { t } = useTranslation('shell');
  const { user, hospital } = useSignedIn();
  return (
    <Page title={t('home.title')}>
      <Text c="dimmed">{t('home.welcome', { name: user.name, hospital: hospital?.hospitalName ?? '' })}</Text>
      <Stack gap="xl">
        <Dashboard />
        <HomeTiles />
      </Stack>
    </Page>
  );
}
