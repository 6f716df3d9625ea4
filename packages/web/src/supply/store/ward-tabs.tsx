// The lists of a ward or department: what it has, what it asked for, what is on its way to it, emergency issues, crash trolleys and temperatures.
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above all of them. */
export function WardTabs({
  here,
}: {
  here: 'stock' | 'indents' | 'incoming' | 'emergency' | 'trolleys' | 'temperatures';
}) {
  const { t } = useTranslation('store');
  const links: readonly SiblingLink[] = [
    { to: '/Pharmacy/local_stock_consume', title: t('wardStock'), isHere: here === 'stock' },
    { to: '/Pharmacy/local_stock_consume/indents', title: t('indents'), isHere: here === 'indents' },
    { to: '/Pharmacy/local_stock_consume/incoming', title: t('incoming'), isHere: here === 'incoming' },
    { to: '/Pharmacy/local_stock_consume/emergency', title: t('emergencyIssues'), isHere: here === 'emergency' },
    { to: '/Pharmacy/local_stock_consume/trolleys', title: t('trolleys'), isHere: here === 'trolleys' },
    {
      to: '/Pharmacy/local_stock_consume/temperatures',
      title: t('temperatures'),
      isHere: here === 'temperatures',
    },
  ];
  return <SiblingLinks label={t('wardLists')} links={links} mb="sm" />;
}
