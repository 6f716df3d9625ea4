// A purchase order on paper, as the supplier gets it.

import { purchaseOrderPaper } from '@charaka/contract/supply/purchase/papers';
import { getOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { purchaseOrderTopic } from '@charaka/contract/supply/purchase/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatAmount, formatDay, formatPercent } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { orderSums, PrintedSums } from './document-sums.tsx';
import type { PurchaseOrder } from './order-form.ts';

/** The paper on the screen; waits for the order. */
export default function PrintOrder({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const order = useAnswer(purchaseOrderTopic, getOrder, { order: { orderId } }).data?.order;
  return (
    <PrintSheet
      title={t('printed.order')}
      letterhead={useLetterhead(purchaseOrderPaper)}
      isReady={order !== undefined}
      onClose={onClose}
    >
      {order && <OrderPaper order={order} />}
    </PrintSheet>
  );
}

/** Content below the letterhead. */
export function OrderPaper({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('purchase');
  return (
    <>
      <h1>{t('printed.order')}</h1>
      <PaperBlocks
        paper={purchaseOrderPaper}
        kept={['sums', 'end']}
        blocks={{
          facts: <OrderFacts order={order} />,
          lines: <PrintedLines lines={order.lines} />,
          sums: <PrintedSums sums={orderSums(order)} of="total" />,
          terms: order.terms ? <Fact label={t('terms')}>{order.terms}</Fact> : null,
          end: <OrderEnd order={order} />,
        }}
      />
    </>
  );
}

function OrderFacts({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('purchase');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('orderNumber')} isOnEveryPage>
        {order.orderNumber}
      </Fact>
      <Fact label={t('version')}>{order.versionNo}</Fact>
      <Fact label={t('supplier.one')} isOnEveryPage>
        {order.supplierName}
      </Fact>
      <Fact label={t('orderedOn')}>{formatDay(order.createdAt)}</Fact>
      <Fact label={t('validUntil')}>{formatDay(order.validUntil)}</Fact>
      <Fact label={t('approvedBy')}>{order.approvedByName}</Fact>
      <PaperField name="createdBy">
        <Fact label={t('writtenBy')}>{order.createdByName}</Fact>
      </PaperField>
    </div>
  );
}

function PrintedLines({ lines }: Pick<PurchaseOrder, 'lines'>) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  return (
    <table className="paper-table" aria-label={t('lines')}>
      <thead>
        <tr>
          <th>{t('pharmacy:item')}</th>
          <th>{t('pharmacy:pack')}</th>
          {(['packs', 'freePacks', 'rate', 'discountPercent', 'gst', 'taxable'] as const).map((name) => (
            <th key={name} className="numeric">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderLineId}>
            <td>{line.itemName}</td>
            <td>{line.pack}</td>
            <td className="numeric">{line.packs}</td>
            <td className="numeric">{line.freePacks || ''}</td>
            <td className="numeric">{formatAmount(line.rate)}</td>
            <td className="numeric">{line.discountPercent ? formatPercent(line.discountPercent) : ''}</td>
            <td className="numeric">{formatPercent(line.gst)}</td>
            <td className="numeric">{formatAmount(line.taxable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OrderEnd({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation(['purchase', 'paper']);
  const isInForce = order.status !== 'Draft' && order.status !== 'Submitted' && order.status !== 'Cancelled';
  return (
    <div className="paper-keep">
      {!isInForce && <p>{t('notInForce')}</p>}
      <div className="paper-signs">
        <div className="paper-sign" />
        <div className="paper-sign">{t('paper:authorizedSignatory')}</div>
      </div>
    </div>
  );
}
