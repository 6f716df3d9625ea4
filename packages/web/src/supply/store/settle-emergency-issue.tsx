// The dialog that settles an emergency issue with the number of the signed order or memo.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { type listEmergencyIssues, settleEmergencyIssue } from '@charaka/contract/supply/store/emergency-issue';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';

const faultsOf = formChecks(settleEmergencyIssue.input.shape.emergencyIssue);

/** Another person than the one who issued the units. */
export default function SettleEmergencyIssue({
  issue,
  onClose,
}: {
  issue: RowOf<typeof listEmergencyIssues>;
  onClose(): void;
}) {
  const { t } = useTranslation('store');
  const command = useCommandForm(settleEmergencyIssue, {
    wrapper: 'emergencyIssue',
    initialValues: { emergencyIssueId: issue.emergencyIssueId, orderReference: '' },
    check: faultsOf,
    sent: (values) => values as InputOf<typeof settleEmergencyIssue>['emergencyIssue'],
    onDone: onClose,
  });
  return (
    <FormDialog title={t('settleIssue')} submitLabel={t('settleIssue')} {...command} onClose={onClose}>
      <Text>{t('batchOf', { item: issue.itemName, batch: issue.batchNumber, count: issue.units })}</Text>
      <TextField
        label={t('orderReference')}
        isRequired
        isFirst
        maxLength={100}
        {...command.form.getInputProps('orderReference')}
      />
    </FormDialog>
  );
}
