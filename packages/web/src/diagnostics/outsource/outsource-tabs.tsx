// Tabs: the cost of work sent out, the bills of partners, and received tests on no bill.
import { outsourceCostMenu } from '@charaka/contract/diagnostics/outsource/dispatch';
import { partnerBillMenu, unbilledMenu } from '@charaka/contract/diagnostics/outsource/partner-bill';
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above all three lists. */
export function OutsourceTabs({ here }: { here: 'costs' | 'bills' | 'unbilled' }) {
  const { t } = useTranslation('outsource');
  const links: readonly SiblingLink[] = [
    { to: `/${outsourceCostMenu}`, title: t('costs'), isHere: here === 'costs' },
    { to: `/${partnerBillMenu}`, title: t('bills'), isHere: here === 'bills' },
    { to: `/${unbilledMenu}`, title: t('unbilled'), isHere: here === 'unbilled' },
  ];
  return <SiblingLinks label={t('costs')} links={links} mb="sm" />;
}
