// Follow-ups that are due or missed, to be called; a patient who is booked or came leaves the list (OP028).
import { followUpStates, listFollowUps, markContacted } from '@charaka/contract/clinic/consultation/follow-up';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { IconPhoneCall } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { DoctorFilter, doctorFilter } from '../opd/doctor-filter.tsx';

type Row = RowOf<typeof listFollowUps>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('consultation');
  return [
    { id: 'onDate', title: t('followUpOn'), value: (row) => formatDay(row.followUpOn) },
    { id: 'firstname', title: t('patient'), value: fullName, minWidth: 150 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isSortable: false },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo },
    { id: 'doctorName', title: t('doctor'), value: (row) => row.doctorName, minWidth: 150 },
    { id: 'reason', title: t('followUpReason'), value: (row) => row.reason, isSortable: false, minWidth: 140 },
    { id: 'state', title: t('standing'), value: (row) => t(`followUpStates.${row.state}`), isSortable: false },
    {
      id: 'contacted',
      title: t('called'),
      value: (row) =>
        [row.contactedAt && formatDateTime(row.contactedAt), row.contactedByName].filter(Boolean).join(' · '),
      isSortable: false,
      minWidth: 150,
    },
  ];
}

/** Route opd/follow-ups. */
export default function ListFollowUps() {
  const { t } = useTranslation('consultation');
  const { canEdit } = useRights(visitMenu);
  const list = useList();
  const state = followUpStates.find((one) => one === list.filters.state) ?? null;
  const rows = useRows(consultationTopic, listFollowUps, list, {
    ...dayFilter(list.filters),
    ...doctorFilter(list.filters),
    state,
    filterParams: containsInAny(['firstname', 'contactNo'], list.filters.q),
  });
  const contacted = useCommand(markContacted);
  return (
    <ListPage
      name="Follow-ups"
      title={t('followUps')}
      list={list}
      rows={rows}
      rowKey={(row) => row.followUpId}
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
      filters={
        <>
          <SearchField label={t('searchFollowUp')} list={list} />
          <DayFilters list={list} fromLabel={t('fromDay')} toLabel={t('toDay')} />
          <DoctorFilter list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('standing')}
            choices={[
              { value: '', label: t('dueOrMissed') },
              ...followUpStates.map((value) => ({ value, label: t(`followUpStates.${value}`) })),
            ]}
          />
        </>
      }
    />
  );
}
