// Cultures: each is opened to note what is seen, what grew, and what it is susceptible to; a verified one to be amended (LB048, LB059).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { listCultures } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologyMenu } from '@charaka/contract/diagnostics/microbiology/culture-menus';
import { IconVirusSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { usePatientColumns, useTestColumn } from '../laboratory/row-columns.tsx';
import { OpenCulture } from './open-culture.tsx';

type Row = RowOf<typeof listCultures>;

const isDone = ({ status }: Row) => status === 'Checked' || status === 'Verified';

const onCard = {
  firstname: 'title',
  specimenNo: 'aside',
  placeName: 'fact',
  testNames: 'fact',
  organismNames: 'fact',
} as const;

/** Route investigation/microbiology/culture. */
export default function ListCultures() {
  const { t } = useTranslation('microbiology');
  const list = useList();
  const rows = useRows(laboratoryTopic, listCultures, list, {
    filterParams: containsInAny(['firstname', 'testNames', 'specimenNo', 'organismNames'], list.filters.q),
  });
  const [opened, setOpened] = useState<number | null>(null);
  const stateOf = (row: Row) =>
    isDone(row)
      ? t(row.status === 'Checked' ? 'finished' : 'verified')
      : row.organismNames || (row.lastStage ? t(`stages.${row.lastStage}`) : t('nothingYet'));
  const columns = [
    ...usePatientColumns<Row>(),
    useTestColumn<Row>(),
    { id: 'specimenName', title: t('specimen'), value: (row: Row) => row.specimenName, isHiddenAtFirst: true },
    {
      id: 'specimenNo',
      title: t('specimenNo'),
      value: (row: Row) => row.specimenNo,
      cell: (row: Row) => <Unbroken>{row.specimenNo}</Unbroken>,
      isForDesk: true,
    },
    {
      id: 'organismNames',
      title: t('soFar'),
      value: stateOf,
      cell: (row: Row) => (
        <StatusChip tone={isDone(row) ? 'done' : row.organismNames ? 'waiting' : 'info'}>{stateOf(row)}</StatusChip>
      ),
    },
    {
      id: 'preliminaryOn',
      title: t('preliminaryAt'),
      value: (row: Row) => (row.preliminaryAt ? formatDateTime(row.preliminaryAt) : ''),
      isSortable: false,
    },
    {
      id: 'receivedOn',
      title: t('receivedAt'),
      value: (row: Row) => formatDateTime(row.receivedAt),
      cell: (row: Row) => <MomentText at={row.receivedAt} />,
    },
  ];
  return (
    <ListPage
      name="Cultures"
      title={t('cultures')}
      emptyHint={t('culturesHint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.labWorkId}
      columns={placedOnCard(columns, onCard)}
      rowActions={(row) => [
        {
          label: t('open'),
          letter: 'o',
          isNext: true,
          icon: <IconVirusSearch size={16} aria-hidden />,
          onSelect: () => setOpened(row.labWorkId),
        },
      ]}
      filters={<SearchField label={t('searchCultures')} list={list} />}
      above={<MasterTabs menuPath={microbiologyMenu} />}
    >
      {opened !== null && <OpenCulture labWorkId={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
