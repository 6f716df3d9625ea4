// The people who are there: name, role, and what they log in with.

import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../foundation/staff/staff-name.ts';
import { onlyActive } from '../../kernel/filters.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';

/** A sentence where there is nobody yet. */
export function PeopleTable() {
  const { t } = useTranslation('setup');
  const answer = useAnswer(staffTopic, listStaff, { pageNumber: 1, pageSize: 0, filterParams: [onlyActive] });
  const people = answer.data?.rows ?? [];
  if (people.length === 0) return <Text c="dimmed">{t('people.none')}</Text>;
  return (
    <WideTable label={t('people.there')} minWidth={460}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('people.name')}</Table.Th>
          <Table.Th>{t('people.role')}</Table.Th>
          <Table.Th>{t('people.department')}</Table.Th>
          <Table.Th>{t('people.logIn')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((person) => (
          <Table.Tr key={person.staffId}>
            <Table.Th scope="row" fw={600}>
              {nameOf(person)}
            </Table.Th>
            <Table.Td>{person.roleName}</Table.Td>
            <Table.Td>{person.departmentName}</Table.Td>
            <Table.Td>{person.hasLogIn && (person.email || person.contactNo)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
