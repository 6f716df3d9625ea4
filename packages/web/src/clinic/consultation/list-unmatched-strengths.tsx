// Signed prescription lines whose strength no product has: each opens the note that it was signed with (Q253).
import { unmatchedStrengthWorklist } from '@charaka/contract/clinic/consultation/unmatched-strength';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { IconStethoscope } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

type Row = RowOf<typeof unmatchedStrengthWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('consultation');
  const [patient] = usePatientColumns<Row>();
  return [
    patient,
    { id: 'genericName', title: t('medicine'), value: (row) => row.genericName, minWidth: 150 },
    { id: 'strength', title: t('strengthSigned'), value: (row) => row.strength },
    {
      id: 'readings',
      title: t('strengthsListed'),
      value: (row) => row.readings.join(', '),
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
  const work = useWorklist(unmatchedStrengthWorklist);
  return (
    <Worklist
      work={work}
      name="Unmatched strengths"
      title={t('unmatchedStrengths')}
      columns={useColumns()}
      rowActions={(row) => [
        {
          label: t('openNote'),
          icon: <IconStethoscope size={16} aria-hidden />,
          onSelect: () => void navigate({ to: `/${visitMenu}/consultation/${row.visitId}` }),
        },
      ]}
      searchLabel={t('searchStrengths')}
    />
  );
}
