// The dialog in which zones and MICs of an isolate are typed, a line for each antibiotic that has a breakpoint today (LB060, LB063).
import { saveSusceptibilities } from '@charaka/contract/diagnostics/microbiology/culture';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import type { Isolate } from './shown-culture.ts';
import {
  begunLines,
  changedLines,
  faultsOfLines,
  SusceptibilityLines,
  type TypedLine,
  testedOf,
} from './susceptibility-lines.tsx';

interface Values {
  readonly lines: readonly TypedLine[];
}

/** Mounted while it is open; what is left as it was is not sent. */
export function SaveSusceptibilities({ isolate, onClose }: { isolate: Isolate; onClose(): void }) {
  const { t } = useTranslation('microbiology');
  const check = ({ lines }: Values) => faultsOfLines(lines, t);
  const form = useForm<Values>({ initialValues: { lines: begunLines(isolate) }, validate: check });
  const command = useCommand(saveSusceptibilities, { onDone: onClose });
  return (
    <FormDialog
      title={t('susceptibilitiesOf', { name: isolate.organismName })}
      size="wide"
      submitLabel={t('noteSusceptibilities')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={({ lines }) => command.mutate({ isolateId: isolate.isolateId, lines: changedLines(isolate, lines) })}
      onClose={onClose}
    >
      <Stack gap="xs">
        {testedOf(isolate).length === 0 && <Text size="sm">{t('noBreakpoints')}</Text>}
        <SusceptibilityLines isolate={isolate} isFirst field={form.getInputProps} />
      </Stack>
    </FormDialog>
  );
}
