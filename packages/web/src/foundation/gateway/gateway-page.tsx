// The frame of the pages of mail, SMS, notifications and payment gateways.

import { menu } from '@charaka/contract/composition/menu';
import { gatewayMenu } from '@charaka/contract/foundation/gateway/secret';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { Page } from '../../ui/page/page.tsx';

const group = menu.flatMap(({ items }) => items).find(({ path }) => path === gatewayMenu);

interface GatewayPageProps {
  /** The last part of the page's address, by which the menu knows its title. */
  readonly name: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Titles are keys of masters.json, as the tabs write them. */
export function GatewayPage({ name, action, children }: GatewayPageProps) {
  const { t } = useTranslation(['masters', 'shell']);
  const title = group?.pages?.find(({ path }) => path === `${gatewayMenu}/${name}`)?.title ?? '';
  return (
    <Page
      title={t(`label.${title}`)}
      crumbs={[{ label: t(`shell:menu.${group?.title}`), to: `/${gatewayMenu}` }]}
      action={action}
    >
      <MasterTabs menuPath={gatewayMenu} />
      {children}
    </Page>
  );
}
