// Cultures: each is opened to note what is seen, what grew, and what it is susceptible to; a verified one to be amended (LB048, LB059).

import { cultureWorklist } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologyMenu } from '@charaka/contract/diagnostics/microbiology/culture-menus';
import { IconVirusSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { useTestColumn } from '../laboratory/row-columns.tsx';
import { OpenCulture } from './open-culture.tsx';

type Row = RowOf<typeof cultureWorklist.list>;

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
  const work = useWorklist(cultureWorklist);
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
    },
    {
      id: 'receivedOn',
      title: t('receivedAt'),
      value: (row: Row) => formatDateTime(row.receivedAt),
      cell: (row: Row) => <MomentText at={row.receivedAt} />,
    },
  ];
  return (
    <Worklist
      work={work}
      name="Cultures"
      title={t('cultures')}
      emptyHint={t('culturesHint')}
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
      searchLabel={t('searchCultures')}
      above={<MasterTabs menuPath={microbiologyMenu} />}
    >
      {opened !== null && <OpenCulture labWorkId={opened} onClose={() => setOpened(null)} />}
    </Worklist>
  );
}
