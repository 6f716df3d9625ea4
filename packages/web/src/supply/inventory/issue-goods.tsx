// The dialog that issues goods of the main store to a department; goods that departments do not carry are used at once.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { listGoods } from '@charaka/contract/supply/inventory/goods';
import { givingKinds, usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { issueTransfer } from '@charaka/contract/supply/store/transfer';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type AskedItem, AskedItems } from '../store/asked-items.tsx';
import { StoreField } from '../store/store-field.tsx';

type Transfer = InputOf<typeof issueTransfer>['transfer'];

interface IssueForm {
  fromStoreId: number | null;
  toStoreId: number | null;
  reason: string;
  lines: readonly AskedItem[];
}

const faultsOf = formChecks(issueTransfer.input.shape.transfer);
const sentOf = ({ lines, ...values }: IssueForm) =>
  inputOf<Transfer>({ ...values, lines: lines.map(({ itemId, units }) => ({ itemId, units })) });

interface IssueGoodsProps {
  /** The store that issues, unless another is chosen. */
  readonly storeId: number | null;
  readonly goods: RowOf<typeof listGoods> | null;
  onClose(): void;
}

/** Opens with the chosen goods, or empty. */
export default function IssueGoods({ storeId, goods, onClose }: IssueGoodsProps) {
  const { t } = useTranslation(['inventory', 'store']);
  const command = useCommandForm(issueTransfer, {
    wrapper: 'transfer',
    initialValues: {
      fromStoreId: storeId,
      toStoreId: null,
      reason: '',
      lines: goods ? [{ itemId: goods.itemId, itemName: goods.itemName, pack: goods.pack, units: 1 }] : [],
    } as IssueForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog size="wide" title={t('issueGoods')} submitLabel={t('store:issue')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <StoreField
          label={t('store:issuingStore')}
          isRequired
          kinds={givingKinds}
          {...form.getInputProps('fromStoreId')}
        />
        <StoreField
          label={t('store:kinds.Department')}
          isRequired
          isFirst
          kinds={usingKinds}
          {...form.getInputProps('toStoreId')}
        />
      </Columns>
      <AskedItems
        items={form.values.lines}
        error={form.errors.lines as string | undefined}
        onChange={(lines) => form.setFieldValue('lines', lines)}
      />
      <TextField label={t('store:reason')} maxLength={300} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {t('usedAtOnce')}
      </Text>
    </FormDialog>
  );
}
