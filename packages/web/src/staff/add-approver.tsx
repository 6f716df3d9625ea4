// Makes somebody an approver: an active member of staff who is none yet.

import { setApprover } from '@charaka/contract/delegation';
import { listStaff } from '@charaka/contract/staff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../kernel/call.ts';
import { contains, isEqualTo, onlyActive } from '../kernel/filters.ts';
import { useCommand } from '../kernel/use-answer.ts';
import type { RowOf } from '../kernel/use-list.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TypeaheadField } from '../ui/typeahead-field.tsx';
import { nameOf } from './staff-name.ts';

type Row = RowOf<typeof listStaff>;

async function search(words: string, signal: AbortSignal) {
  const filterParams = [contains('fullName', words), onlyActive, isEqualTo('isApprover', false)];
  const { rows } = await call(listStaff, { pageNumber: 1, pageSize: 20, filterParams }, { signal });
  return rows.map((row) => ({
    key: row.staffId,
    label: nameOf(row),
    details: [row.designationName, row.departmentName].filter(Boolean).join(' · '),
    item: row,
  }));
}

/** Mounted while it is open. */
export function AddApprover({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<Row | null>(null);
  const [text, setText] = useState('');
  const command = useCommand(setApprover, { topics: ['staff', 'delegation'], onDone: onClose });
  return (
    <Dialog
      isOpen
      title={t('addApprover')}
      isChanged={chosen !== null}
      isSubmitting={command.isPending}
      isSubmitDisabled={chosen === null}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) command.mutate({ staff: { staffId: chosen.staffId, isApprover: true } });
      }}
      onClose={onClose}
    >
      <TypeaheadField<Row>
        label={t('memberOfStaff')}
        description={t('addApproverHint')}
        isRequired
        isFirst
        name="staff"
        minLetters={1}
        value={text}
        search={search}
        onPick={(item, typed) => {
          setChosen(item);
          setText(typed);
        }}
      />
    </Dialog>
  );
}
