// The page of a menu path that holds masters and further screens: a link to each.
import { menu } from '@charaka/contract/composition/menu';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkCards } from '../ui/page/link-cards.tsx';
import { Page } from '../ui/page/page.tsx';
import { siblingsOf } from './master-tabs.tsx';

export default function MasterLanding() {
  const { t } = useTranslation(['masters', 'shell']);
  const path = useLocation({ select: (location) => location.pathname.replace(/^\/+|\/+$/g, '') });
  const item = menu.flatMap((group) => group.items).find((candidate) => candidate.path === path);
  const title = item?.title ?? '';
  const links = siblingsOf(path).map((each) => ({ to: each.path, label: t(`label.${each.title}`, each.title) }));
  return (
    <Page title={t(`shell:menu.${title}`, title)}>
      <LinkCards links={links} />
    </Page>
  );
}
