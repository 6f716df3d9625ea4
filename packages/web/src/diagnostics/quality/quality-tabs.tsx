// Leads from quality control to the rules that verify results and to the protocols that add tests, and back.
import { qualityMenu } from '@charaka/contract/diagnostics/quality/quality-words';
import { useTranslation } from 'react-i18next';
import { type SiblingLink, SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above all three pages. */
export function QualityTabs({ here }: { here: 'control' | 'rules' | 'reflex' }) {
  const { t } = useTranslation('quality');
  const links: readonly SiblingLink[] = [
    { to: `/${qualityMenu}`, title: t('quality'), isHere: here === 'control' },
    { to: `/${qualityMenu}/rules`, title: t('autoRules'), isHere: here === 'rules' },
    { to: `/${qualityMenu}/reflex`, title: t('protocols'), isHere: here === 'reflex' },
  ];
  return <SiblingLinks label={t('pages')} links={links} mb="sm" />;
}
