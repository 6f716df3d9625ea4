// The dialog with the items that must be in a crash trolley, of a store that has a list already or of another one.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { trolleyTopic } from '@charaka/contract/supply/store/topics';
import { getTrolley, saveTrolleyItems } from '@charaka/contract/supply/store/trolley';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { type AskedItem, AskedItems } from './asked-items.tsx';
import { StoreField } from './store-field.tsx';
import type { TrolleyRow } from './trolley-row.ts';

type Typed = InputOf<typeof saveTrolleyItems>['trolley'];

interface ItemsForm {
  storeId: number | null;
  lines: readonly AskedItem[];
}

const faultsOf = formChecks(saveTrolleyItems.input.shape.trolley);
const sentOf = ({ storeId, lines }: ItemsForm) =>
  inputOf<Typed>({ storeId, lines: lines.map(({ itemId, units }) => ({ itemId, units })) });

interface TrolleyItemsProps {
  /** Null: a new trolley, whose store is chosen. */
  readonly trolley: TrolleyRow | null;
  onClose(): void;
}

/** Mounted while it is open; the list that the trolley has is read first. */
export default function TrolleyItems({ trolley, onClose }: TrolleyItemsProps) {
  const answer = useAnswer(
    trolleyTopic,
    getTrolley,
    { storeId: trolley?.storeId ?? 0 },
    { isEnabled: trolley !== null },
  );
  const known = answer.data?.trolley.lines;
  if (trolley && !known) return null;
  const lines = (known ?? []).map(({ itemId, itemName, pack, mustUnits }) => ({
    itemId,
    itemName,
    pack,
    units: mustUnits,
  }));
  return <ItemsDialog initial={{ storeId: trolley?.storeId ?? null, lines }} onClose={onClose} />;
}

function ItemsDialog({ initial, onClose }: { readonly initial: ItemsForm; onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommandForm(saveTrolleyItems, {
    wrapper: 'trolley',
    initialValues: initial,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog size="wide" title={t('trolleyItems')} submitLabel={t('saveItems')} {...command} onClose={onClose}>
      {initial.storeId === null && (
        <StoreField label={t('storeNoun')} isRequired kinds={usingKinds} {...form.getInputProps('storeId')} />
      )}
      <AskedItems
        isFirst
        items={form.values.lines}
        error={form.errors.lines as string | undefined}
        onChange={(lines) => form.setFieldValue('lines', lines)}
      />
    </FormDialog>
  );
}
