// The frame of the administrators' screens about log-ins: title, way back, and the screens beside it.

import { menu } from '@charaka/contract/composition/menu';
import { SECURITY_MENU_PATH } from '@charaka/contract/foundation/access/security';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { Page } from '../../ui/page/page.tsx';

const group = menu.flatMap(({ items }) => items).find(({ path }) => path === SECURITY_MENU_PATH);

interface SecurityPageProps {
  /** The last part of the page's address, by which the menu knows its title. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Titles are keys of masters.json, as the tabs write them. */
export function SecurityPage({ name, children }: SecurityPageProps) {
  const { t } = useTranslation(['masters', 'shell']);
  const title = group?.pages?.find(({ path }) => path === `${SECURITY_MENU_PATH}/${name}`)?.title ?? '';
  return (
    <Page title={t(`label.${title}`)} crumbs={[{ label: t('shell:menu.Security'), to: `/${SECURITY_MENU_PATH}` }]}>
      <MasterTabs menuPath={SECURITY_MENU_PATH} />
      {children}
    </Page>
  );
}
