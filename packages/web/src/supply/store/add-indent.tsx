// The dialog by which a store asks another store for items.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { givingKinds, usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { addIndent, indentPriorities } from '@charaka/contract/supply/store/indent';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type AskedItem, AskedItems } from './asked-items.tsx';
import { StoreField } from './store-field.tsx';

type Indent = InputOf<typeof addIndent>['indent'];

interface IndentForm {
  fromStoreId: number | null;
  toStoreId: number | null;
  priority: Indent['priority'];
  note: string;
  lines: readonly AskedItem[];
}

const faultsOf = formChecks(addIndent.input.shape.indent);
const sentOf = ({ lines, ...values }: IndentForm) =>
  inputOf<Indent>({ ...values, lines: lines.map(({ itemId, units }) => ({ itemId, units })) });

interface AddIndentProps {
  /** The store that asks. */
  readonly storeId: number | null;
  readonly mainStoreId: number | null;
  onClose(): void;
}

/** Mounted while it is open; asks the main store unless another is chosen. */
export default function AddIndent({ storeId, mainStoreId, onClose }: AddIndentProps) {
  const { t } = useTranslation('store');
  const command = useCommandForm(addIndent, {
    wrapper: 'indent',
    initialValues: {
      fromStoreId: storeId,
      toStoreId: mainStoreId,
      priority: 'Routine',
      note: '',
      lines: [],
    } as IndentForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog size="wide" title={t('askStock')} submitLabel={t('ask')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
        <StoreField label={t('askingStore')} isRequired kinds={usingKinds} {...form.getInputProps('fromStoreId')} />
        <StoreField label={t('givingStore')} isRequired kinds={givingKinds} {...form.getInputProps('toStoreId')} />
        <SelectField
          label={t('priority')}
          isClearable={false}
          choices={indentPriorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          {...form.getInputProps('priority')}
        />
      </Columns>
      <AskedItems
        isFirst
        items={form.values.lines}
        error={form.errors.lines as string | undefined}
        onChange={(lines) => form.setFieldValue('lines', lines)}
      />
      <TextField label={t('note')} maxLength={300} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
