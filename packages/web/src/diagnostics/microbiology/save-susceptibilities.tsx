// The dialog in which zones and MICs of an isolate are typed, a line for each antibiotic that has a breakpoint today (LB060, LB063).
import { saveSusceptibilities } from '@charaka/contract/diagnostics/microbiology/culture';
import { readMeasure } from '@charaka/rules/diagnostics/susceptibility';
import { Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import type { Isolate } from './shown-culture.ts';

type Line = Isolate['susceptibilities'][number];
type Method = Line['methods'][number]['method'];

interface Values {
  readonly lines: readonly { readonly method: Method; readonly value: string }[];
}

const methodOf = (line: Line): Method =>
  line.method === 'Mic' || line.method === 'Disk' ? line.method : (line.methods[0]?.method ?? 'Disk');

/** Mounted while it is open; what is left as it was is not sent. */
export function SaveSusceptibilities({ isolate, onClose }: { isolate: Isolate; onClose(): void }) {
  const { t } = useTranslation('microbiology');
  const tested = isolate.susceptibilities.filter((one) => one.methods.length > 0 || one.valueText);
  const begun = tested.map((line) => ({ method: methodOf(line), value: line.valueText ?? '' }));
  const check = ({ lines }: Values) =>
    Object.fromEntries(
      lines.flatMap(({ value }, index) =>
        value.trim() === '' || readMeasure(value) ? [] : [[`lines.${index}.value`, t('measureNotReadable')]],
      ),
    );
  const form = useForm<Values>({ initialValues: { lines: begun }, validate: check });
  const command = useCommand(saveSusceptibilities, { onDone: onClose });
  const save = ({ lines }: Values) =>
    command.mutate({
      isolateId: isolate.isolateId,
      lines: lines.flatMap(({ method, value }, index) => {
        const line = tested[index];
        const isSame = begun[index]?.value === value.trim() && begun[index]?.method === method;
        return line && !isSame ? [{ antibioticId: line.antibioticId, method, value: value.trim() }] : [];
      }),
    });
  return (
    <FormDialog
      title={t('susceptibilitiesOf', { name: isolate.organismName })}
      size="wide"
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="xs">
        {tested.length === 0 && <Text size="sm">{t('noBreakpoints')}</Text>}
        {tested.map((line, index) => (
          <Group key={line.antibioticId} align="start" gap="sm">
            <div style={{ flex: '1 1 10rem', minWidth: 130 }}>
              <TextField
                label={line.antibioticName}
                isFirst={index === 0}
                maxLength={40}
                {...form.getInputProps(`lines.${index}.value`)}
              />
            </div>
            <div style={{ flex: '1 1 18rem', minWidth: 180 }}>
              <SelectField
                label={t('methodOf', { name: line.antibioticName })}
                isRequired
                choices={line.methods.map(({ method, limits }) => ({
                  value: method,
                  label: `${t(`methods.${method}`)}: ${limits}`,
                }))}
                {...form.getInputProps(`lines.${index}.method`)}
              />
            </div>
          </Group>
        ))}
      </Stack>
    </FormDialog>
  );
}
