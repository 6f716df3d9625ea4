// Leads to the site's help desk; hidden where the site has none (Q181).
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../kernel/site-config.ts';

/** The link, or nothing. */
export function HelpDeskLink() {
  const { t } = useTranslation('access');
  const address = useSiteConfig()?.helpDeskUrl;
  if (!address) return null;
  return (
    <Anchor href={address} size="sm" target="_blank" rel="noreferrer">
      {t('login.helpDesk')}
    </Anchor>
  );
}
