// The frame of the administrators' screens about log-ins: title, way back, and the screens beside it.
import { SECURITY_MENU_PATH } from '@charaka/contract/security';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MasterTabs } from '../resource/master-tabs.tsx';
import { Page } from '../ui/page.tsx';

/** `title` is a key of masters.json, as the tabs write it. */
export function SecurityPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation(['masters', 'shell']);
  return (
    <Page title={t(`label.${title}`)} crumbs={[{ label: t('shell:menu.Security'), to: `/${SECURITY_MENU_PATH}` }]}>
      <MasterTabs menuPath={SECURITY_MENU_PATH} />
      {children}
    </Page>
  );
}
