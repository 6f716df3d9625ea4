// The gallery of reports: those that the user may open, the pinned ones first, then by department; a search narrows them by name.

import { menu } from '@charaka/contract/composition/menu';
import { type MenuItem, menuGroups } from '@charaka/contract/kernel/menu-item';
import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../kernel/desk.ts';
import { changeOwnDesk } from '../kernel/preferences.ts';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { useList } from '../kernel/use-list.ts';
import { withPin } from '../shell/menu-arrangement.ts';
import { useMenuTitle } from '../shell/menu-entries.ts';
import { SearchField } from '../ui/field/search-field.tsx';
import { LinkCards } from '../ui/page/link-cards.tsx';
import { Page } from '../ui/page/page.tsx';

const reports = menu.flatMap(({ items }) => items).filter(({ reportOf }) => reportOf !== undefined);

/** Route report. */
export default function ReportGallery() {
  const { t } = useTranslation('shell');
  const titleOf = useMenuTitle();
  const { roleId, rights } = useAllRights();
  const { pins } = useDesk();
  const list = useList();
  const wanted = (list.filters.q ?? '').trim().toLowerCase();
  const shown = reports.filter(
    ({ path, title }) => rightsOn(path, roleId, rights).canView && titleOf(title).toLowerCase().includes(wanted),
  );
  const pinned = shown.filter(({ path }) => pins.includes(path));
  const departments = menuGroups.map((group) => ({
    title: titleOf(group),
    items: shown.filter(({ path, reportOf }) => reportOf === group && !pins.includes(path)),
  }));
  const sections = [{ title: t('sidebar.pinned'), items: pinned }, ...departments].filter(({ items }) => items.length);
  return (
    <Page title={titleOf('All reports')}>
      <Group>
        <SearchField label={t('gallery.search')} list={list} />
      </Group>
      {shown.length === 0 && <Text>{t('gallery.none')}</Text>}
      {sections.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <Title order={2} mb="xs">
            {title}
          </Title>
          <LinkCards
            links={items.map((item) => ({
              to: item.path,
              label: titleOf(item.title),
              state: <Pin of={item} isPinned={pins.includes(item.path)} pins={pins} />,
            }))}
          />
        </section>
      ))}
    </Page>
  );
}

/** Puts a report among the pins of the side menu, or takes it away. */
function Pin({ of, isPinned, pins }: { of: MenuItem; isPinned: boolean; pins: readonly string[] }) {
  const { t } = useTranslation('shell');
  const titleOf = useMenuTitle();
  return (
    <ActionIcon
      variant="subtle"
      ml="xs"
      aria-label={t(isPinned ? 'sidebar.unpin' : 'sidebar.pin', { name: titleOf(of.title) })}
      onClick={() => changeOwnDesk({ pins: withPin(of.path, !isPinned, pins) })}
    >
      {isPinned ? <IconPinnedOff size={16} aria-hidden /> : <IconPin size={16} aria-hidden />}
    </ActionIcon>
  );
}
