// Follow-ups that are due or missed, to be called; a patient who is booked or came leaves the list (OP028).
import { followUpWorklist, markContacted } from '@charaka/contract/clinic/consultation/follow-up';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { followUpStates } from '@charaka/rules/clinic/follow-up-states';
import { IconPhoneCall } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

type Row = RowOf<typeof followUpWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('consultation');
  const [patient] = usePatientColumns<Row>();
  return [
    { id: 'onDate', title: t('followUpOn'), value: (row) => formatDay(row.followUpOn) },
    patient,
    // It stands beside the name.
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isHiddenAtFirst: true },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo },
    { id: 'doctorName', title: t('doctor'), value: (row) => row.doctorName, minWidth: 150 },
    { id: 'reason', title: t('followUpReason'), value: (row) => row.reason, minWidth: 140 },
    {
      id: 'state',
      title: t('standing'),
      value: (row) => t(`followUpStates.${row.state}`),
      cell: (row) => <StateChip steps={followUpStates} state={row.state} />,
    },
    {
      id: 'contacted',
      title: t('called'),
      value: (row) =>
        [row.contactedAt && formatDateTime(row.contactedAt), row.contactedByName].filter(Boolean).join(' · '),
      minWidth: 150,
    },
  ];
}

/** Route opd/follow-ups. */
export default function ListFollowUps() {
  const { t } = useTranslation('consultation');
  const { canEdit } = useRights(visitMenu);
  const work = useWorklist(followUpWorklist);
  const contacted = useCommand(markContacted);
  return (
    <Worklist
      work={work}
      name="Follow-ups"
      title={t('followUps')}
      searchLabel={t('searchFollowUp')}
      columns={useColumns()}
      rowActions={(row) =>
        canEdit
          ? [
              {
                label: t('wasCalled'),
                icon: <IconPhoneCall size={16} aria-hidden />,
                onSelect: () => contacted.mutate({ followUpId: row.followUpId }),
              },
            ]
          : []
      }
    />
  );
}
