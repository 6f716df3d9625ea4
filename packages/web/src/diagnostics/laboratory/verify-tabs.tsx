// Leads between works to verify, amendments to sign, and verified values that differ.
import { amendmentPage, differingPage, verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above the three lists. */
export function VerifyTabs({ here }: { here: 'works' | 'amendments' | 'differing' }) {
  const { t } = useTranslation('laboratory');
  const links: readonly SiblingLink[] = [
    { to: `/${verifyMenu}`, title: t('verification'), isHere: here === 'works' },
    { to: `/${amendmentPage}`, title: t('amendments'), isHere: here === 'amendments' },
    { to: `/${differingPage}`, title: t('differing.title'), isHere: here === 'differing' },
  ];
  return <SiblingLinks label={t('verificationPages')} links={links} />;
}
