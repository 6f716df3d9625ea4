// The Bill Summary section: every figure in order, and the inputs that change them (R495, R499, R510-R513).
import { Stack, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { MoneyField, PercentField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { Adjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { ExplainFigure } from './explain-figure.tsx';
import { type FigureRow, figureRows } from './figure-rows.ts';

/** The figures; the last one, the due or the refund, is emphasised. */
export function FigureTable({ bill }: { bill: BillAnswer }) {
  const { t } = useTranslation('bill');
  const rows = figureRows(bill, t);
  const meaning = bill.figures.isRefund ? 'refund' : 'due';
  return (
    <Table aria-label={t('billSummary')} withRowBorders={false} verticalSpacing={4}>
      <Table.Tbody>
        {rows.map((row, index) => {
          const isLast = index === rows.length - 1;
          return (
            <Table.Tr key={row.label}>
              <Table.Th scope="row" fw={row.isStrong ? 700 : 400}>
                {row.label}
              </Table.Th>
              <Table.Td ta="end">
                <Explained bill={bill} row={row}>
                  <MoneyText
                    paise={row.paise}
                    fw={row.isStrong ? 700 : undefined}
                    {...(isLast ? { meaning, fz: 'lg' } : {})}
                  />
                </Explained>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function Explained({ bill, row, children }: { bill: BillAnswer; row: FigureRow; children: ReactNode }) {
  if (!row.figure) return children;
  return (
    <ExplainFigure bill={bill} figure={row.figure} label={row.label} paise={row.paise}>
      {children}
    </ExplainFigure>
  );
}

interface AdjustmentFieldsProps {
  readonly values: Adjustments;
  /** Approvers and delegators see the reason, and must give one (R512, Q137). */
  readonly isReasonShown: boolean;
  /** Provisional or already generated: there is nothing to type (R499). */
  readonly isDisabled?: boolean;
  onChange?(change: Partial<Adjustments>): void;
}

/** Other charge and discount. */
export function AdjustmentFields({ values, isReasonShown, isDisabled = false, onChange }: AdjustmentFieldsProps) {
  const { t } = useTranslation('bill');
  const mayDiscount = useDeeds()('discount');
  const hasDiscount = Number(values.discount) > 0 || Number(values.discountPercent) > 0;
  return (
    <Stack gap="sm">
      <Columns cols={{ base: 1, xs: 3 }} verticalSpacing="sm" style={{ alignItems: 'end' }}>
        <MoneyField
          label={t('otherCharge')}
          isDisabled={isDisabled}
          value={values.otherCharge}
          onChange={(otherCharge) => onChange?.({ otherCharge: otherCharge ?? '' })}
        />
        <PercentField
          label={t('discountPercent')}
          isDisabled={isDisabled || !mayDiscount}
          value={values.discountPercent}
          onChange={(percent) => onChange?.({ discountPercent: percent ?? '' })}
        />
        <MoneyField
          label={t('discountAmount')}
          isDisabled={isDisabled || !mayDiscount}
          value={values.discount}
          onChange={(amount) => onChange?.({ discount: amount ?? '' })}
        />
      </Columns>
      {isReasonShown && (
        <TextField
          label={t('discountReason')}
          isRequired={hasDiscount && !isDisabled}
          isDisabled={isDisabled}
          maxLength={300}
          value={values.discountReason}
          onChange={(reason) => onChange?.({ discountReason: reason ?? '' })}
        />
      )}
    </Stack>
  );
}
