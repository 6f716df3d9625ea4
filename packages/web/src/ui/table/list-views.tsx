// Views of a list under a name: its search, filters, sorting, size and columns, kept for the user on every machine (0127).
import { getRoleViews } from '@charaka/contract/foundation/access/role-view';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  firstColumns,
  type ListView,
  type ShownView,
  type useListArrangement,
  viewing,
} from '../../kernel/list-arrangement.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';
import { DefaultSwitch, useDefaultView } from './default-view.tsx';
import { ViewButton, ViewsMenu } from './views-menu.tsx';

interface ListViewsProps {
  readonly list: List;
  readonly arrangement: ReturnType<typeof useListArrangement>;
}

/** A button named by the view that is shown; a list inside a dialog has no address and none. */
export function ListViews({ list, arrangement }: ListViewsProps) {
  const { t } = useTranslation('kernel');
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { address } = list;
  const { views, columns, name } = arrangement;
  useDefaultView(
    address,
    arrangement,
    views.find(({ title }) => title === arrangement.defaultView),
  );
  if (!address) return null;
  const { isPresent, show: showView } = viewing(address, arrangement);
  const show = (view: ShownView) => {
    showView(view);
    close();
  };
  return (
    <ViewsMenu shown={views.find(isPresent)?.title} isOpen={isOpen} onToggle={toggle} onClose={close}>
      <OfRole list={name} isOpen={isOpen} isPresent={isPresent} onShow={show} />
      {views.length === 0 && <NoneKept />}
      {views.map((view) => (
        <Group key={view.title} gap={4} wrap="nowrap">
          <ViewButton title={view.title} isPresent={isPresent(view)} onShow={() => show(view)} />
          <DefaultSwitch title={view.title} view={view.title} arrangement={arrangement} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('table.removeView', { title: view.title })}
            onClick={() => arrangement.dropView(view.title)}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {views.length > 0 && (
        <ViewButton title={t('table.firstView')} onShow={() => show({ search: '', ...firstColumns })} />
      )}
      <KeepView
        onKeep={(title) => {
          arrangement.keepView({ title, search: address.search, ...columns });
          close();
        }}
      />
    </ViewsMenu>
  );
}

/** Says how a view is kept. */
export function NoneKept() {
  const { t } = useTranslation('kernel');
  return (
    <Text size="sm" c="dimmed">
      {t('table.noViews')}
    </Text>
  );
}

interface OfRoleProps {
  readonly list: string;
  readonly isOpen: boolean;
  isPresent(view: ListView): boolean;
  onShow(view: ListView): void;
}

/** The views that the role was given, above the user's own; they are changed on the screen of the roles (0161). */
function OfRole({ list, isOpen, isPresent, onShow }: OfRoleProps) {
  const { t } = useTranslation('kernel');
  const given = useAnswer(accessTopic, getRoleViews, {}, { isEnabled: isOpen, isSilent: true });
  const views = (given.data?.views ?? []).filter((view) => view.list === list);
  if (views.length === 0) return null;
  return (
    <Stack gap={4} role="group" aria-label={t('table.roleViews')}>
      <Text size="xs" c="dimmed">
        {t('table.roleViews')}
      </Text>
      {views.map((view) => (
        <ViewButton key={view.title} title={view.title} isPresent={isPresent(view)} onShow={() => onShow(view)} />
      ))}
    </Stack>
  );
}

/** The list as it is now, under a name; one of the same name is replaced. */
export function KeepView({ onKeep }: { onKeep(title: string): void }) {
  const { t } = useTranslation('kernel');
  const [title, setTitle] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onKeep(title.trim());
  };
  return (
    <form onSubmit={keep}>
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          label={t('table.viewTitle')}
          size="xs"
          maxLength={60}
          flex={1}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button type="submit" size="xs">
          {t('table.keepView')}
        </Button>
      </Group>
    </form>
  );
}
