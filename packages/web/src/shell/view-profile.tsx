// The user's own profile: who the session says he is; nothing is changed here (R108).
import { Avatar, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../kernel/session.ts';
import { Page } from '../ui/page.tsx';

export default function ViewProfile() {
  const { t } = useTranslation('shell');
  const { user, hospital, finYear } = useSignedIn();
  const facts = [
    { label: t('profile.role'), value: user.roleName },
    { label: t('profile.hospital'), value: hospital?.hospitalName },
    { label: t('profile.email'), value: user.emailAddress },
    { label: t('profile.phone'), value: user.contactNo },
    { label: t('profile.staffNumber'), value: user.staffId },
    { label: t('profile.financialYear'), value: finYear },
  ].filter(({ value }) => value != null && value !== '');
  return (
    <Page title={t('profile.title')}>
      <Paper withBorder p="md" maw={640}>
        <Group mb="md">
          <Avatar name={user.name} size={56} color="primary" variant="filled" alt="" />
          <div>
            <Title order={2}>{user.name}</Title>
            <Text c="dimmed">{user.roleName}</Text>
          </div>
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
    </Page>
  );
}
