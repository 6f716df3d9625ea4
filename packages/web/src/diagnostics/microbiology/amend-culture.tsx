// The dialog that amends a verified culture: an isolate with its susceptibilities, or one that was overlooked, all with one reason (LB048).
import { amendCulture } from '@charaka/contract/diagnostics/microbiology/culture';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { AmendReasonField, useAmendReasonCheck } from '../laboratory/amend-reason-field.tsx';
import { IsolateFields, typedIsolate } from './isolate-fields.tsx';
import type { Isolate } from './shown-culture.ts';
import { begunLines, changedLines, faultsOfLines, SusceptibilityLines } from './susceptibility-lines.tsx';

type Sent = NonNullable<InputOf<typeof amendCulture>['isolate']>;

const valuesOf = (isolate: Isolate | null) => ({
  ...typedIsolate(isolate),
  isRemoved: false,
  lines: isolate ? begunLines(isolate) : [],
  amendReason: '',
});
type Values = ReturnType<typeof valuesOf>;

interface AmendCultureProps {
  readonly labWorkId: number;
  /** The isolate to change; null adds one that was overlooked. */
  readonly isolate: Isolate | null;
  onClose(): void;
}

/** Mounted while it is open. */
export function AmendCulture({ labWorkId, isolate, onClose }: AmendCultureProps) {
  const { t } = useTranslation('microbiology');
  const checkReason = useAmendReasonCheck();
  const check = (values: Values) => ({
    ...(values.organismId === null ? { organismId: t('chooseOrganism') } : {}),
    ...checkReason(values),
    ...faultsOfLines(values.lines, t),
  });
  const form = useForm<Values>({ initialValues: valuesOf(isolate), validate: check });
  const command = useCommand(amendCulture, { onDone: onClose });
  const save = ({ lines, amendReason, ...typed }: Values) =>
    command.mutate({
      labWorkId,
      amendReason: amendReason.trim(),
      isolate: { ...inputOf<Sent>(typed), isolateId: isolate?.isolateId ?? null },
      lines: isolate ? changedLines(isolate, lines) : [],
    });
  const field = form.getInputProps;
  return (
    <FormDialog
      title={isolate ? t('amendTitle', { number: isolate.isolateNo }) : t('amendAdd')}
      size={isolate ? 'wide' : 'small'}
      form={form}
      check={check}
      submitLabel={t('amend')}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <AmendReasonField isFirst {...field('amendReason')} />
        <IsolateFields isFirst={false} field={field} />
        {isolate && <SusceptibilityLines isolate={isolate} isFirst={false} field={field} />}
        {isolate && <SwitchField label={t('removeIsolate')} {...field('isRemoved')} />}
      </Stack>
    </FormDialog>
  );
}
