// The work of the store that waits, each with the way to its list.
import { getDesk } from '@charaka/contract/supply/inventory/goods';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { orderMenu } from '@charaka/contract/supply/purchase/purchase-order';
import { issueMenu, stockCountMenu } from '@charaka/contract/supply/store/store-menus';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type LinkCard, LinkCards } from '../../ui/page/link-cards.tsx';

/** One card for each list that the user may open. */
export function WaitingWork() {
  const { t } = useTranslation('inventory');
  const answer = useAnswer(pharmacyStockTopic, getDesk, {});
  const [issues, counts, orders] = [useRights(issueMenu), useRights(stockCountMenu), useRights(orderMenu)];
  const desk = answer.data?.desk;
  if (!desk) return null;
  const cards: (LinkCard & { readonly isShown: boolean })[] = [
    {
      to: issueMenu,
      label: t('desk.indents', { count: desk.openIndents }),
      hint: t('desk.urgent', { count: desk.urgentIndents }),
      isShown: issues.canView,
    },
    {
      to: `${issueMenu}/transit`,
      label: t('desk.transit', { count: desk.transfersInTransit }),
      hint: t('desk.late', { count: desk.lateTransfers }),
      isShown: issues.canView,
    },
    {
      to: orderMenu,
      label: t('desk.orders', { count: desk.openOrders }),
      hint: t('desk.belowLevel', { count: desk.belowLevel }),
      isShown: orders.canView,
    },
    { to: stockCountMenu, label: t('desk.counts', { count: desk.openCounts }), isShown: counts.canView },
  ];
  return <LinkCards links={cards.filter(({ isShown }) => isShown)} />;
}
