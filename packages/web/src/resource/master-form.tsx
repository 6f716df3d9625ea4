// The dialog that adds or changes a record of any master; checks come from the endpoint's schema.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { type Master, masterEndpoints, writtenRecord } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { Alert, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../kernel/form-checks.ts';
import { useFreshAnswer, useStaleEdit } from '../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { StaleNotice } from '../ui/dialog/stale-notice.tsx';
import { MasterFieldInput } from './master-field.tsx';
import { type MasterRow, type MasterValues, masterGetEndpoint, typedValues } from './master-record.ts';
import { useMasterNames } from './use-master-names.ts';

interface MasterFormProps {
  readonly master: Master;
  /** The record to change; null adds one. */
  readonly row: MasterRow | null;
  onClose(): void;
}

/** Mounted while it is open; a record is read first as it is now, and followed from then on. */
export function MasterForm({ master, row, onClose }: MasterFormProps) {
  const asked = { item: { [master.key]: row?.[master.key] } };
  const answer = useAnswer(masterTopic(master), masterGetEndpoint(master), asked, {
    isEnabled: row !== null,
    isSilent: true,
  });
  const read = useFreshAnswer(answer);
  const title = useTitle(master, row !== null);
  if (row === null) return <RecordForm master={master} present={null} title={title} onClose={onClose} />;
  if (!read) {
    return (
      <Dialog isOpen title={title} onClose={onClose}>
        {answer.isError ? <Alert color="red">{answer.error.message}</Alert> : <Skeleton h={240} />}
      </Dialog>
    );
  }
  return (
    <RecordForm
      master={master}
      present={read.item}
      changedByName={read.changedByName}
      title={title}
      onStale={() => void answer.refetch()}
      onClose={onClose}
    />
  );
}

function useTitle(master: Master, isChange: boolean): string {
  const { t } = useTranslation('masters');
  const name = t(`label.${master.label}`, master.label);
  return isChange ? t('edit', { name }) : t('add', { name });
}

interface RecordFormProps {
  readonly master: Master;
  /** The record as it is now; null adds one. */
  readonly present: MasterRow | null;
  readonly changedByName?: string | null | undefined;
  readonly title: string;
  onStale?(): void;
  onClose(): void;
}

function RecordForm({ master, present, changedByName, title, onStale, onClose }: RecordFormProps) {
  const endpoints = masterEndpoints(master);
  const endpoint: Endpoint = present ? endpoints.update : endpoints.add;
  const { names } = useMasterNames(master);
  const form = useForm<MasterValues>({
    initialValues: typedValues(master, present),
    validate: formChecks(writtenRecord(master, present === null)),
  });
  const edit = useStaleEdit(form, present, (record) => typedValues(master, record));
  const command = useCommand(endpoint, { onDone: onClose });
  const save = (values: MasterValues) =>
    command.mutate(
      { item: { ...values, version: edit.kept?.version } },
      {
        onError: (error) => {
          form.setErrors(refusedFields(error, 'item'));
          onStale?.();
        },
      },
    );
  return (
    <Dialog
      isOpen
      title={title}
      isChanged={form.isDirty()}
      isSubmitting={command.isPending}
      isSubmitDisabled={edit.isStale}
      onSubmit={form.onSubmit(save)}
      onClose={onClose}
    >
      {!command.isPending && <StaleNotice edit={edit} who={changedByName} />}
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
