// The two lists of the pharmacy's stock: its batches, and the corrections of batches.
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above both. */
export function StockTabs({ here }: { here: 'stock' | 'corrections' }) {
  const { t } = useTranslation('pharmacy');
  const links: readonly SiblingLink[] = [
    { to: '/Pharmacy/pharmacy_stock_received', title: t('stock'), isHere: here === 'stock' },
    { to: '/Pharmacy/pharmacy_stock_received/corrections', title: t('corrections'), isHere: here === 'corrections' },
  ];
  return <SiblingLinks label={t('stockLists')} links={links} mb="sm" />;
}
