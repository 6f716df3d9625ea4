// Leads from quality control to the rules that verify results, and back.
import { qualityMenu } from '@charaka/contract/diagnostics/quality/quality-words';
import { useTranslation } from 'react-i18next';
import { SiblingLinks } from '../../ui/page/sibling-links.tsx';

/** Above both pages. */
export function QualityTabs({ here }: { here: 'control' | 'rules' }) {
  const { t } = useTranslation('quality');
  const links = [
    { to: `/${qualityMenu}`, title: t('quality'), isHere: here === 'control' },
    { to: `/${qualityMenu}/rules`, title: t('autoRules'), isHere: here === 'rules' },
  ];
  return <SiblingLinks label={t('pages')} links={links} mb="sm" />;
}
