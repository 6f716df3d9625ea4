// Signed prescription lines whose strength no product has: each opens the note that it was signed with (Q253).
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { listUnmatchedStrengths } from '@charaka/contract/clinic/consultation/unmatched-strength';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { Text } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName, identityOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';

type Row = RowOf<typeof listUnmatchedStrengths>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('consultation');
  return [
    {
      id: 'firstname',
      title: t('patient'),
      value: fullName,
      cell: (row) => (
        <>
          {fullName(row)}
          <Text span size="xs" c="dimmed">
            {` ${identityOf(row)}`}
          </Text>
        </>
      ),
      minWidth: 180,
    },
    { id: 'genericName', title: t('medicine'), value: (row) => row.genericName, minWidth: 150 },
    { id: 'strength', title: t('strengthSigned'), value: (row) => row.strength },
    {
      id: 'readings',
      title: t('strengthsListed'),
      value: (row) => row.readings.join(', '),
      isSortable: false,
      minWidth: 150,
    },
    { id: 'signedOn', title: t('signedOn'), value: (row) => formatDateTime(row.signedAt) },
    { id: 'signedBy', title: t('doctor'), value: (row) => row.signerName, minWidth: 150 },
  ];
}

/** Route opd/strengths. */
export default function ListUnmatchedStrengths() {
  const { t } = useTranslation('consultation');
  const navigate = useNavigate();
  const list = useList();
  const rows = useRows(consultationTopic, listUnmatchedStrengths, list, {
    filterParams: containsInAny(['firstname', 'genericName'], list.filters.q),
  });
  return (
    <ListPage
      name="Unmatched strengths"
      title={t('unmatchedStrengths')}
      list={list}
      rows={rows}
      rowKey={(row) => `${row.consultationId}/${row.lineNo}`}
      columns={useColumns()}
      rowActions={(row) => [
        {
          label: t('openNote'),
          icon: <IconStethoscope size={16} aria-hidden />,
          onSelect: () => void navigate({ to: `/${visitMenu}/consultation/${row.visitId}` }),
        },
      ]}
      filters={<SearchField label={t('searchStrengths')} list={list} />}
    />
  );
}
