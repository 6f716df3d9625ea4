// Works to verify by a second person: critical works first, each opened with the previous values (LB040, LB043).

import { benchMenu, mayVerify } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useMayAsk } from '../../kernel/rights.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import { useWayTo } from '../../ui/table/way-to.ts';
import { OwnSignature } from './own-signature.tsx';
import { useTestColumn } from './row-columns.tsx';
import { VerifyTabs } from './verify-tabs.tsx';
import { VerifyWork } from './verify-work.tsx';

type Row = RowOf<typeof verifyWorklist.list>;

function findingOf(row: Row): { readonly key: 'critical' | 'jump' | 'abnormal' | 'repeated' | 'normal'; tone: Tone } {
  if (row.isCritical) return { key: 'critical', tone: 'danger' };
  if (row.isDelta) return { key: 'jump', tone: 'waiting' };
  if (row.isAbnormal) return { key: 'abnormal', tone: 'waiting' };
  return row.repeatNo > 0 ? { key: 'repeated', tone: 'info' } : { key: 'normal', tone: 'done' };
}

/** Patient, results, and the user who finished the work. */
function useWorkColumns() {
  const { t } = useTranslation('laboratory');
  return [
    ...usePatientColumns<Row>(),
    useTestColumn<Row>(),
    {
      id: 'isCritical',
      isState: true,
      title: t('finding'),
      value: (row: Row) => t(`findings.${findingOf(row).key}`),
      cell: (row: Row) => {
        const { key, tone } = findingOf(row);
        return <StatusChip tone={tone}>{t(`findings.${key}`)}</StatusChip>;
      },
    },
    { id: 'sectionName', title: t('section'), value: (row: Row) => row.sectionName },
    { id: 'specimenNo', title: t('specimenNo'), value: (row: Row) => row.specimenNo },
    { id: 'finishedBy', title: t('finishedBy'), value: (row: Row) => row.finishedByName },
    {
      id: 'finishedOn',
      title: t('finishedAt'),
      value: (row: Row) => formatDateTime(row.finishedAt),
      cell: (row: Row) => <MomentText at={row.finishedAt} />,
    },
  ];
}

/** Route investigation/verify. */
export default function ListToVerify() {
  const { t } = useTranslation('laboratory');
  const work = useWorklist(verifyWorklist);
  const way = useWayTo(benchMenu, t('bench'));
  const canEdit = useMayAsk(mayVerify);
  const [opened, setOpened] = useState<number | null>(null);
  const ids = work.rows.rows.map(({ labWorkId }) => labWorkId);
  const place = opened === null ? -1 : ids.indexOf(opened);
  const [isSigning, setSigning] = useState(false);
  return (
    <Worklist
      work={work}
      name="Verification"
      title={t('verification')}
      above={<VerifyTabs here="works" />}
      emptyHint={t('hints.verification')}
      emptyActions={way}
      columns={useWorkColumns()}
      rowActions={(row) => [
        {
          label: t('look'),
          letter: 'o',
          isNext: true,
          icon: <IconEye size={16} aria-hidden />,
          onSelect: () => setOpened(row.labWorkId),
        },
      ]}
      moreActions={
        canEdit && (
          <Button variant="default" onClick={() => setSigning(true)}>
            {t('ownSignature')}
          </Button>
        )
      }
      searchLabel={t('searchVerification')}
    >
      {isSigning && <OwnSignature onClose={() => setSigning(false)} />}
      {opened !== null && (
        <VerifyWork
          labWorkId={opened}
          beside={{ previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null }}
          canVerify={canEdit}
          onOpen={setOpened}
        />
      )}
    </Worklist>
  );
}
