// The dialog that writes a gate pass: the way, the receiver, and a line for each thing.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addGatePass, gateDirections, gatePassKinds } from '@charaka/contract/supply/asset/gate-pass';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

type SentPass = InputOf<typeof addGatePass>['gatePass'];

interface PassForm {
  direction: SentPass['direction'];
  kind: SentPass['kind'];
  party: string;
  reason: string;
  dueBack: string | null;
  /** A line for each thing: an asset number, or a quantity with a text. */
  things: string;
}

/** 'A000042' is an asset; '3 oxygen cylinders' is a quantity and a text. */
const linesOf = (things: string): SentPass['lines'] =>
  things.split('\n').flatMap((line): SentPass['lines'] => {
    const typed = line.trim();
    if (typed === '') return [];
    if (/^A\d{6,}$/i.test(typed)) return [{ assetNo: typed.toUpperCase(), quantity: 1 }];
    const [, quantity, thing] = /^(\d+)\s+(.+)$/.exec(typed) ?? [];
    return [{ thing: thing ?? typed, quantity: Number(quantity ?? 1) }];
  });

const sentOf = ({ things, dueBack, ...values }: PassForm) =>
  inputOf<SentPass>({
    ...values,
    dueBack: values.kind === 'Returnable' ? dueBack : null,
    lines: linesOf(things),
  });

const faultsOf = formChecks(addGatePass.input.shape.gatePass);

/** Faults of single lines stand below the list. */
const atFields = (faults: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field.startsWith('lines') ? 'things' : field, fault]),
  );

/** Mounted while it is open. */
export default function AddGatePass({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('asset');
  const command = useCommandForm(addGatePass, {
    wrapper: 'gatePass',
    initialValues: {
      direction: 'Out',
      kind: 'Returnable',
      party: '',
      reason: '',
      dueBack: null,
      things: '',
    } as PassForm,
    check: (values) => atFields(faultsOf(sentOf(values))),
    sent: sentOf,
    faultsAt: atFields,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog size="medium" title={t('writePass')} submitLabel={t('writePass')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <SelectField
          label={t('direction')}
          isRequired
          isFirst
          choices={wordChoices(gateDirections, (direction) => t(`directions.${direction}`))}
          {...form.getInputProps('direction')}
        />
        <SelectField
          label={t('passKind')}
          isRequired
          choices={wordChoices(gatePassKinds, (kind) => t(`passKinds.${kind}`))}
          {...form.getInputProps('kind')}
        />
        <TextField label={t('party')} isRequired maxLength={120} {...form.getInputProps('party')} />
        {form.values.kind === 'Returnable' && (
          <DateField label={t('dueBack')} isRequired from={today()} {...form.getInputProps('dueBack')} />
        )}
      </Columns>
      <TextAreaField
        label={t('things')}
        isRequired
        rows={4}
        description={t('thingsHint')}
        {...form.getInputProps('things')}
      />
      <TextField label={t('passReason')} isRequired maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
