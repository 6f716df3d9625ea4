// The dialog that adds or changes a record of any master; checks come from the endpoint's schema.
import type { Endpoint } from '@charaka/contract/endpoint';
import { type Master, masterEndpoints, masterRecord } from '@charaka/contract/resource';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../kernel/form-checks.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MasterFieldInput } from './master-field.tsx';
import { type MasterRow, type MasterValues, typedValues } from './master-record.ts';
import { useMasterNames } from './use-master-names.ts';

interface MasterFormProps {
  readonly master: Master;
  /** The record to change; null adds one. */
  readonly row: MasterRow | null;
  onClose(): void;
}

/** Mounted while it is open. */
export function MasterForm({ master, row, onClose }: MasterFormProps) {
  const { t } = useTranslation('masters');
  const endpoints = masterEndpoints(master);
  const endpoint: Endpoint = row ? endpoints.update : endpoints.add;
  const names = useMasterNames(master);
  const form = useForm<MasterValues>({
    initialValues: typedValues(master, row),
    validate: formChecks(masterRecord(master, row === null)),
  });
  const command = useCommand(endpoint, { topics: [master.name], onDone: onClose });
  const save = (values: MasterValues) =>
    command.mutate({ item: values }, { onError: (error) => form.setErrors(refusedFields(error, 'item')) });
  const label = t(`label.${master.label}`, master.label);
  return (
    <Dialog
      isOpen
      title={row ? t('edit', { name: label }) : t('add', { name: label })}
      isChanged={form.isDirty()}
      isSubmitting={command.isPending}
      onSubmit={form.onSubmit(save)}
      onClose={onClose}
    >
      <Stack gap="md">
        {Object.entries(master.fields).map(([name, field], index) => (
          <MasterFieldInput
            key={name}
            name={name}
            field={field}
            form={form}
            choices={names[name] ?? []}
            isFirst={index === 0}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
