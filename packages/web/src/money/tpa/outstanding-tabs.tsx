// The two lists of payers: outstanding amounts, and receipts.
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above both. */
export function OutstandingTabs({ here }: { here: 'outstanding' | 'receipts' }) {
  const { t } = useTranslation('tpa');
  const links: readonly SiblingLink[] = [
    { to: '/tpa/patient-outstanding', title: t('outstanding'), isHere: here === 'outstanding' },
    { to: '/tpa/patient-outstanding/receipts', title: t('payerReceipts'), isHere: here === 'receipts' },
  ];
  return <SiblingLinks label={t('outstandingLists')} links={links} mb="sm" />;
}
