// The lists of the general store: goods, and what departments used of issues.
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above each of them. */
export function GoodsTabs({ here }: { here: 'goods' | 'issues' }) {
  const { t } = useTranslation('inventory');
  const links: readonly SiblingLink[] = [
    { to: '/inventory', title: t('goods'), isHere: here === 'goods' },
    { to: '/inventory/issues', title: t('issues'), isHere: here === 'issues' },
  ];
  return <SiblingLinks label={t('lists')} links={links} mb="sm" />;
}
