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
  // The cards are there before their numbers are, so that the list below them does not move.
  const ahead = (text: string | undefined) => text ?? '\u2026';
  const cards: (LinkCard & { readonly isShown: boolean })[] = [
    {
      to: issueMenu,
      label: ahead(desk && t('desk.indents', { count: desk.openIndents })),
      hint: ahead(desk && t('desk.urgent', { count: desk.urgentIndents })),
      isShown: issues.canView,
    },
    {
      to: `${issueMenu}/transit`,
      label: ahead(desk && t('desk.transit', { count: desk.transfersInTransit })),
      hint: ahead(desk && t('desk.late', { count: desk.lateTransfers })),
      isShown: issues.canView,
    },
    {
      to: orderMenu,
      label: ahead(desk && t('desk.orders', { count: desk.openOrders })),
      hint: ahead(desk && t('desk.belowLevel', { count: desk.belowLevel })),
      isShown: orders.canView,
    },
    { to: stockCountMenu, label: ahead(desk && t('desk.counts', { count: desk.openCounts })), isShown: counts.canView },
  ];
  return <LinkCards links={cards.filter(({ isShown }) => isShown)} />;
}
