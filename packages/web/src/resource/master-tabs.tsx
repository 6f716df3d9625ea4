// The screens and masters of one menu path beside each other, as links that look like tabs.

import { useTranslation } from 'react-i18next';
import { useScreenPath } from '../kernel/screen-path.ts';
import { type SiblingLink, SiblingLinks } from '../ui/page/sibling-links.tsx';
import { siblingsOf } from './siblings.ts';

/** Shown where the menu path has more than one. */
export function MasterTabs({ menuPath }: { menuPath: string }) {
  const { t } = useTranslation('masters');
  const here = useScreenPath();
  const siblings = siblingsOf(menuPath);
  if (siblings.length < 2) return null;
  const links = siblings.map(
    ({ path, title }, index): SiblingLink => ({
      to: `/${path}`,
      title: t(`label.${title}`, title),
      // The path of the menu itself shows the first of them.
      isHere: path === here || (index === 0 && here === menuPath),
    }),
  );
  return <SiblingLinks label={t('siblings')} links={links} />;
}
