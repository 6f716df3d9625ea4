// The own profile: the staff details of whoever is signed in, or what the session knows of a user without a record of staff (R108, R200).
import { withoutTitles } from '@charaka/rules/person/salutation';
import { ActionIcon, Avatar, Group, Paper, Table, Text, Title, Tooltip } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../kernel/session.ts';
import { Page } from '../../ui/page/page.tsx';
import { ResetPassword } from './reset-password.tsx';
import { StaffDetails } from './view-staff.tsx';

/** Route staff-profile; the number of the record comes from the session. */
export default function OwnProfile() {
  const { user } = useSignedIn();
  if (user.staffId == null) return <UserProfile />;
  return <StaffDetails staffId={user.staffId} isOwnProfile />;
}

function UserProfile() {
  const { t } = useTranslation(['staff', 'shell']);
  const { user, hospital, finYear } = useSignedIn();
  const [isResetting, setResetting] = useState(false);
  const facts = [
    { label: t('shell:profile.role'), value: user.roleName },
    { label: t('shell:profile.hospital'), value: hospital?.hospitalName },
    { label: t('shell:profile.email'), value: user.emailAddress },
    { label: t('shell:profile.phone'), value: user.contactNo },
    { label: t('shell:profile.financialYear'), value: finYear },
  ].filter(({ value }) => value != null && value !== '');
  return (
    <Page title={t('profile')}>
      <Paper withBorder p="md" maw={640}>
        <Group mb="md">
          <Avatar name={withoutTitles(user.name)} size={56} color="primary" variant="filled" alt="" />
          <div>
            <Title order={2}>{user.name}</Title>
            <Text c="dimmed">{user.roleName}</Text>
          </div>
          <Tooltip label={t('resetPassword')}>
            <ActionIcon
              ms="auto"
              size="lg"
              variant="default"
              aria-label={t('resetPassword')}
              onClick={() => setResetting(true)}
            >
              <IconKey size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
        <Table>
          <Table.Tbody>
            {facts.map(({ label, value }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row" w={200}>
                  {label}
                </Table.Th>
                <Table.Td>{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {isResetting && <ResetPassword staffId={null} onClose={() => setResetting(false)} />}
    </Page>
  );
}
