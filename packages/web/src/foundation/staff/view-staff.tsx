// Staff details: photo, name, actions, the side list, and the Profile tab; also the own profile of whoever asks (R197-R201).

import { getStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { Alert, Button, Grid, Paper, Skeleton, Tabs, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type Crumb, Page } from '../../ui/page/page.tsx';
import { StaffDocuments } from './staff-documents.tsx';
import { ProfileTab, SideList } from './staff-facts.tsx';
import { StaffHeader } from './staff-header.tsx';
import { listPath } from './staff-paths.ts';

/** Route human_resource/administration/$staffId. */
export default function ViewStaff() {
  const { staffId } = useParams({ strict: false }) as { staffId?: string };
  return <StaffDetails key={staffId} staffId={Number(staffId)} isOwnProfile={false} />;
}

interface StaffDetailsProps {
  readonly staffId: number;
  /** On the route of the own profile: another title, and nothing to edit (R180, R200, Q190). */
  readonly isOwnProfile: boolean;
}

/** The details under either title. */
export function StaffDetails({ staffId, isOwnProfile }: StaffDetailsProps) {
  const { t } = useTranslation(['staff', 'shell']);
  const answer = useAnswer(staffTopic, getStaff, { staffId });
  const staff = answer.data?.staff;
  const crumbs: readonly Crumb[] = isOwnProfile ? [] : [{ label: t('shell:menu.Staff'), to: listPath }];
  return (
    <Page title={isOwnProfile ? t('profile') : t('staffDetails')} crumbs={crumbs} action={<BackButton />}>
      {answer.isError && (
        <Alert color="red" role="alert">
          {t('notShown')}
        </Alert>
      )}
      {answer.isPending && <Skeleton height={320} />}
      {staff && (
        <>
          <StaffHeader staff={staff} isOwnProfile={isOwnProfile} />
          {!staff.isActive && (
            <Alert color="yellow" role="note" title={t('inactive')}>
              <Text>{staff.deactivationReason}</Text>
            </Alert>
          )}
          <Grid gap="md">
            <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
              <Paper withBorder p="md">
                <SideList staff={staff} />
              </Paper>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
              <Paper withBorder p="md">
                <Tabs defaultValue="profile" keepMounted={false}>
                  <Tabs.List>
                    <Tabs.Tab value="profile">{t('profile')}</Tabs.Tab>
                    <Tabs.Tab value="documents">{t('documents')}</Tabs.Tab>
                  </Tabs.List>
                  <Tabs.Panel value="profile" pt="md">
                    <ProfileTab staff={staff} />
                  </Tabs.Panel>
                  <Tabs.Panel value="documents" pt="md">
                    <StaffDocuments staff={staff} isOwnProfile={isOwnProfile} />
                  </Tabs.Panel>
                </Tabs>
              </Paper>
            </Grid.Col>
          </Grid>
        </>
      )}
    </Page>
  );
}

/** Link to the previous page; home when the screen was opened by its address (R201). */
function BackButton() {
  const { t } = useTranslation('staff');
  const router = useRouter();
  const navigate = useNavigate();
  const back = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/' }));
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={back}>
      {t('back')}
    </Button>
  );
}
