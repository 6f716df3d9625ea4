// The proof of a picked pack in a prescribed line: it was scanned, or the end of its batch number is typed (PH048).
import { BATCH_ENDING, isBatchEnding } from '@charaka/rules/supply/batch-ending';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/field/form-fields.tsx';
import { batchOf, type HeldMedicine } from './held-medicine.ts';

interface PickedPackProps {
  readonly line: HeldMedicine;
  /** True after the first attempt to save: a missing proof is then shown as an error. */
  readonly hasTried: boolean;
  onChange(part: Partial<HeldMedicine>): void;
}

/** The next field of the memo for the end of a batch number, behind the one that has the cursor. */
function focusNext(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-picked] input')];
  const next = fields.findIndex((field) => field === document.activeElement) + 1;
  if (next > 0) fields[next]?.focus();
}

/** Typed to its end, a batch number passes the cursor on to the next line. */
export function PickedPack({ line, hasTried, onChange }: PickedPackProps) {
  const { t } = useTranslation('pharmacy');
  const { batchNumber = '', hasCode = false } = batchOf(line) ?? {};
  const picked = line.picked ?? '';
  if (hasCode)
    return (
      <Text size="xs" c={picked === '' && hasTried ? 'red' : 'dimmed'} role="status">
        {t(picked === '' ? 'scanThePack' : 'packScanned')}
      </Text>
    );
  const isMissing = hasTried && !isBatchEnding(batchNumber, picked);
  const isOther = picked.length >= BATCH_ENDING && !isBatchEnding(batchNumber, picked);
  return (
    <div data-picked>
      <TextField
        label={t('batchEndOf', { name: line.item.itemName })}
        isLabelHidden
        placeholder={t('batchEnd')}
        maxLength={BATCH_ENDING}
        value={picked}
        error={isOther || isMissing ? t('batchEndWrong', { batch: batchNumber }) : undefined}
        onChange={(typed) => {
          onChange({ picked: typed ?? '' });
          if (isBatchEnding(batchNumber, typed ?? '')) focusNext();
        }}
      />
    </div>
  );
}
