// The lines of a goods receipt while it is typed: an item is searched, its line has two rows of fields and its cost.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { MoneyField, NumberField, PercentField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MonthField } from '../../ui/field/month-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { ItemTypeahead } from '../pharmacy/item-typeahead.tsx';
import { LineFrame } from './line-frame.tsx';
import { type LineForm, lineOfItem, type ReceiptForm } from './receipt-form.ts';

type LineFigures = OutputOf<typeof previewReceipt>['figures']['lines'][number];

interface ReceiptLinesProps {
  readonly form: UseFormReturnType<ReceiptForm>;
  /** The figures in the order of the lines, once they are worked out. */
  readonly figures: readonly LineFigures[] | undefined;
}

/** A chosen item adds a line; the search is empty again for the next one. */
export function ReceiptLines({ form, figures }: ReceiptLinesProps) {
  const { t } = useTranslation('purchase');
  const [searched, setSearched] = useState('');
  return (
    <FormSection title={t('lines')}>
      <Stack gap="sm">
        {form.values.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one item may have several lines, and a line has no other name
          <Line key={index} form={form} line={line} index={index} figures={figures?.[index]} />
        ))}
        <ItemTypeahead
          withGeneral
          label={t('addItem')}
          value={searched}
          error={form.errors.lines}
          onPick={(item, text) => {
            setSearched(item ? '' : text);
            if (item) form.insertListItem('lines', lineOfItem(item));
          }}
        />
      </Stack>
    </FormSection>
  );
}

interface LineProps {
  readonly form: UseFormReturnType<ReceiptForm>;
  readonly line: LineForm;
  readonly index: number;
  readonly figures: LineFigures | undefined;
}

function Line({ form, line, index, figures }: LineProps) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const field = (part: keyof LineForm) => form.getInputProps(`lines.${index}.${part}`);
  return (
    <LineFrame line={line} index={index} onRemove={() => form.removeListItem('lines', index)}>
      <Columns cols={{ base: 2, sm: 4, md: 6 }} spacing="sm" verticalSpacing="xs">
        {line.isBatchTracked && (
          <>
            <TextField label={t('pharmacy:batchNumber')} isRequired maxLength={40} {...field('batchNumber')} />
            <MonthField
              label={t('pharmacy:expiry')}
              isRequired
              {...field('expiry')}
              value={line.expiry?.slice(0, 7) ?? null}
              onChange={(month) => form.setFieldValue(`lines.${index}.expiry`, month ? lastDayOfMonth(month) : null)}
            />
          </>
        )}
        {line.isPriced && <MoneyField label={t('pharmacy:mrp')} isRequired {...field('mrp')} />}
        <NumberField label={t('packs')} isRequired {...field('packs')} />
        <NumberField label={t('freePacks')} {...field('freePacks')} />
        <MoneyField label={t('rate')} isRequired {...field('rate')} />
        <PercentField label={t('discountPercent')} {...field('discountPercent')} />
        <MoneyField label={t('discountAmount')} {...field('discount')} />
        <PercentField label={t('gst')} isRequired {...field('gst')} />
        <NumberField label={t('shortPacks')} {...field('shortPacks')} />
        <NumberField label={t('damagedPacks')} {...field('damagedPacks')} />
        <NumberField label={t('refusedPacks')} {...field('refusedPacks')} />
      </Columns>
      {figures && (
        <Text size="sm" mt="xs" aria-live="polite">
          {t('lineFigures', {
            taxable: formatMoney(figures.taxable),
            landed: formatMoney(figures.landed),
            count: figures.units,
            each: figures.units > 0 ? formatMoney(Math.round(figures.landed / figures.units)) : formatMoney(0),
          })}
        </Text>
      )}
    </LineFrame>
  );
}
