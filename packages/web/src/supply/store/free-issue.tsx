// The form of an issue without an indent: the stores, the items and the reason; the dialogs of stores and of general goods share it.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { givingKinds, type StoreKind } from '@charaka/contract/supply/stock/store-kind';
import { issueTransfer } from '@charaka/contract/supply/store/transfer';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type AskedItem, AskedItems } from './asked-items.tsx';
import { StoreField } from './store-field.tsx';

type Transfer = InputOf<typeof issueTransfer>['transfer'];

interface FreeForm {
  fromStoreId: number | null;
  toStoreId: number | null;
  reason: string;
  lines: readonly AskedItem[];
}

const faultsOf = formChecks(issueTransfer.input.shape.transfer);
const sentOf = ({ lines, ...values }: FreeForm) =>
  inputOf<Transfer>({ ...values, lines: lines.map(({ itemId, units }) => ({ itemId, units })) });

/** The command and its form, from `storeId` unless another store is chosen. */
export function useFreeIssue(storeId: number | null, lines: readonly AskedItem[], onDone: () => void) {
  return useCommandForm(issueTransfer, {
    wrapper: 'transfer',
    initialValues: { fromStoreId: storeId, toStoreId: null, reason: '', lines } as FreeForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone,
  });
}

interface FreeIssueFieldsProps {
  readonly form: UseFormReturnType<FreeForm>;
  readonly receiverLabel: string;
  readonly receiverKinds: readonly StoreKind[];
}

/** The issuing and the receiving store, the items and the reason. */
export function FreeIssueFields({ form, receiverLabel, receiverKinds }: FreeIssueFieldsProps) {
  const { t } = useTranslation('store');
  return (
    <>
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <StoreField label={t('issuingStore')} isRequired kinds={givingKinds} {...form.getInputProps('fromStoreId')} />
        <StoreField
          label={receiverLabel}
          isRequired
          isFirst
          kinds={receiverKinds}
          {...form.getInputProps('toStoreId')}
        />
      </Columns>
      <AskedItems
        items={form.values.lines}
        error={form.errors.lines as string | undefined}
        onChange={(lines) => form.setFieldValue('lines', lines)}
      />
      <TextField label={t('reason')} maxLength={300} {...form.getInputProps('reason')} />
    </>
  );
}
