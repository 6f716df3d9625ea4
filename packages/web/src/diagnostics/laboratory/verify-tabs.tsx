// Leads from works that wait to be verified to amendments that wait to be signed, and back.
import { amendmentPage, verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above both lists. */
export function VerifyTabs({ here }: { here: 'works' | 'amendments' }) {
  const { t } = useTranslation('laboratory');
  const links: readonly SiblingLink[] = [
    { to: `/${verifyMenu}`, title: t('verification'), isHere: here === 'works' },
    { to: `/${amendmentPage}`, title: t('amendments'), isHere: here === 'amendments' },
  ];
  return <SiblingLinks label={t('verificationPages')} links={links} />;
}
