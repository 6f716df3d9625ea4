// The two lists of the store that issues: indents, and transfers on their way.
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above both. */
export function IndentTabs({ here }: { here: 'indents' | 'transit' }) {
  const { t } = useTranslation('store');
  const links: readonly SiblingLink[] = [
    { to: '/Pharmacy/stock_issue_to_local', title: t('indents'), isHere: here === 'indents' },
    { to: '/Pharmacy/stock_issue_to_local/transit', title: t('transfers'), isHere: here === 'transit' },
  ];
  return <SiblingLinks label={t('issueLists')} links={links} mb="sm" />;
}
