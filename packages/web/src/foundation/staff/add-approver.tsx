// Makes an active member of staff an approver, or gives an approver another limit.

import { setApprover } from '@charaka/contract/foundation/staff/delegation';
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { contains, isEqualTo, onlyActive } from '../../kernel/filters.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
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

/** Mounted while it is open; without an approver one is added. */
export function AddApprover({ approver = null, onClose }: { approver?: Row | null; onClose(): void }) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<Row | null>(approver);
  const [text, setText] = useState(approver ? nameOf(approver) : '');
  const known = approver?.approvalLimit == null ? '' : approver.approvalLimit / 100;
  const [limit, setLimit] = useState<number | string>(known);
  const command = useCommand(setApprover, { onDone: onClose });
  return (
    <Dialog
      isOpen
      title={t(approver ? 'changeLimit' : 'addApprover')}
      isChanged={chosen !== approver || limit !== known}
      isSubmitting={command.isPending}
      isSubmitDisabled={chosen === null}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        const approvalLimit = limit === '' ? null : Number(limit);
        command.mutate({ staff: { staffId: chosen.staffId, isApprover: true, approvalLimit } });
      }}
      onClose={onClose}
    >
      <Stack>
        {approver ? (
          <TextField label={t('memberOfStaff')} isReadOnly value={text} />
        ) : (
          <TypeaheadField<Row>
            label={t('memberOfStaff')}
            description={t('addApproverHint')}
            isRequired
            isFirst
            topic={staffTopic}
            minLetters={1}
            value={text}
            search={search}
            onPick={(item, typed) => {
              setChosen(item);
              setText(typed);
            }}
          />
        )}
        <MoneyField
          label={t('approvalLimit')}
          description={t('approvalLimitHint')}
          isFirst={approver !== null}
          value={limit}
          onChange={(typed) => setLimit(typed ?? '')}
        />
      </Stack>
    </Dialog>
  );
}
