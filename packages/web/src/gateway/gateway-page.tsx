// The frame of the pages of mail, SMS, notifications and payment gateways.
import { gatewayMenu } from '@charaka/contract/gateway/secret';
import { menu } from '@charaka/contract/menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MasterTabs } from '../resource/master-tabs.tsx';
import { Page } from '../ui/page.tsx';

const groupTitle = menu.flatMap(({ items }) => items).find(({ path }) => path === gatewayMenu)?.title ?? '';

/** `title` is a key of masters.json, as the tabs write it. */
export function GatewayPage({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['masters', 'shell']);
  return (
    <Page
      title={t(`label.${title}`)}
      crumbs={[{ label: t(`shell:menu.${groupTitle}`), to: `/${gatewayMenu}` }]}
      action={action}
    >
      <MasterTabs menuPath={gatewayMenu} />
      {children}
    </Page>
  );
}
