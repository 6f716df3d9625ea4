// The dialog that gives a heading of the menu a name of the tenant's own, for all its users (R168).
import { updatePermissionGroup } from '@charaka/contract/foundation/access/role';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { type MatrixGroup, useHeading } from './rights-table.tsx';

/** Opens at once; left empty the product's own title, which is translated, comes back. */
export function RenameHeading({ group, onClose }: { group: MatrixGroup; onClose(): void }) {
  const { t } = useTranslation('role');
  const heading = useHeading()(group);
  const form = useForm({ initialValues: { title: group.title === group.groupName ? '' : group.title } });
  const command = useCommand(updatePermissionGroup, { onDone: onClose });
  return (
    <FormDialog
      title={t('renameHeading', { heading })}
      form={form}
      isSubmitting={command.isPending}
      onSave={({ title }) => command.mutate({ group: { groupId: group.groupId, title } })}
      onClose={onClose}
    >
      <TextField
        label={t('headingTitle')}
        description={t('headingHint')}
        maxLength={40}
        isFirst
        {...form.getInputProps('title')}
      />
    </FormDialog>
  );
}
