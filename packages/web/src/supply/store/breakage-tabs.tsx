// The two lists of stock that may not be sold: what is still there, and what left the books.
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above both. */
export function BreakageTabs({ here }: { here: 'breakage' | 'adjustments' }) {
  const { t } = useTranslation('store');
  const links: readonly SiblingLink[] = [
    { to: '/Pharmacy/breakage_expiry', title: t('breakage'), isHere: here === 'breakage' },
    { to: '/Pharmacy/breakage_expiry/adjustments', title: t('adjustments'), isHere: here === 'adjustments' },
  ];
  return <SiblingLinks label={t('breakageLists')} links={links} mb="sm" />;
}
