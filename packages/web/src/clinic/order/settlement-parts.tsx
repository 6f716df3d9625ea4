// Check of orders before a final bill is made: each is finished, cancelled or marked to follow (OR034).
import { listOrders } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { SettlementPart } from '../../stay/admission/settlement-part.ts';
import { isUndecided } from './order-deeds.tsx';

const openOrders = lazy(() => import('./open-orders.tsx'));

/** A stay without orders says nothing of them. */
export const orderSettlement: SettlementPart = {
  useChecks: ({ admissionId }) => {
    const { t } = useTranslation('order');
    const { canView } = useRights(admissionMenu);
    const mayRead = useDeeds()('read-chart');
    const options = { isEnabled: canView && mayRead, isSilent: true };
    const orders = useAnswer(orderTopic, listOrders, { admissionId }, options).data?.orders ?? [];
    const undecided = orders.filter(isUndecided);
    if (orders.length === 0) return [];
    if (undecided.length === 0) return [{ key: 'orders', isMet: true, text: t('beforeBill.decided') }];
    const names = undecided.map(({ orderName }) => orderName).join(', ');
    return [
      {
        key: 'orders',
        isMet: false,
        text: t('beforeBill.open', { count: undecided.length, names }),
        deed: { label: t('beforeBill.title'), dialog: openOrders },
      },
    ];
  },
};
