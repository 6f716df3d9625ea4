// The field of a goods receipt that chooses the order the goods came for; its open lines are filled in.

import { getOrder, listOrders, orderMenu } from '@charaka/contract/supply/purchase/purchase-order';
import { purchaseOrderTopic } from '@charaka/contract/supply/purchase/topics';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { type LineForm, linesOfOrder, type ReceiptForm } from './receipt-form.ts';

/** The open orders of the chosen supplier. */
export function OrderField({ form }: { form: UseFormReturnType<ReceiptForm> }) {
  const { t } = useTranslation('purchase');
  const { canView } = useRights(orderMenu);
  const open = useAnswer(
    purchaseOrderTopic,
    listOrders,
    { isOpen: true, pageNumber: 1, pageSize: 0 },
    { isEnabled: canView },
  );
  const { supplierId } = form.values;
  const choices = (open.data?.rows ?? [])
    .filter((order) => order.supplierId === supplierId)
    .map(({ orderId, orderNumber, total }) => ({ value: orderId, label: `${orderNumber} · ${formatMoney(total)}` }));
  const choose = async (orderId: number | null) => {
    form.setFieldValue('orderId', orderId);
    if (orderId === null) return;
    try {
      const { order } = await call(getOrder, { order: { orderId } });
      const typed = form.getValues().lines.filter(({ batchNumber }: LineForm) => batchNumber !== '');
      form.setFieldValue('lines', [...typed, ...linesOfOrder(order, typed)]);
    } catch (error) {
      reportFailure(error);
    }
  };
  if (!canView) return null;
  return (
    <SelectField
      label={t('order')}
      choices={choices}
      isLoading={open.isPending}
      value={form.values.orderId}
      error={form.errors.orderId}
      onChange={(orderId) => void choose(orderId ?? null)}
    />
  );
}
