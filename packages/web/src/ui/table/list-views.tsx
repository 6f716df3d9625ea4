// Views of a list under a name: its search, filters, sorting, size and columns, kept for the user on every machine (0127).
import { getRoleViews } from '@charaka/contract/foundation/access/role-view';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { ActionIcon, Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstColumns, type ListView, type useListArrangement } from '../../kernel/list-arrangement.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';

interface ListViewsProps {
  readonly list: List;
  readonly arrangement: ReturnType<typeof useListArrangement>;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/** A button named by the view that is shown; a list inside a dialog has no address and none. */
export function ListViews({ list, arrangement }: ListViewsProps) {
  const { t } = useTranslation('kernel');
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { address } = list;
  if (!address) return null;
  const { views, columns, name } = arrangement;
  const isPresent = (view: ListView) =>
    view.search === address.search && isSame(view.shown, columns.shown) && isSame(view.hidden, columns.hidden);
  const show = ({ search, shown, hidden }: Omit<ListView, 'title'>) => {
    arrangement.chooseColumns({ shown, hidden });
    address.show(search);
    close();
  };
  return (
    <Popover position="bottom-end" shadow="md" trapFocus opened={isOpen} onDismiss={close} returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconBookmark size={16} aria-hidden />} onClick={toggle}>
          {views.find(isPresent)?.title ?? t('table.views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.views')} maw={320}>
        <Stack gap="xs">
          <OfRole list={name} isOpen={isOpen} isPresent={isPresent} onShow={show} />
          {views.length === 0 && <NoneKept />}
          {views.map((view) => (
            <Group key={view.title} gap={4} wrap="nowrap">
              <Button
                variant={isPresent(view) ? 'light' : 'subtle'}
                size="compact-sm"
                justify="flex-start"
                flex={1}
                aria-pressed={isPresent(view)}
                onClick={() => show(view)}
              >
                {view.title}
              </Button>
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
            <Button
              variant="subtle"
              size="compact-sm"
              justify="flex-start"
              onClick={() => show({ search: '', ...firstColumns })}
            >
              {t('table.firstView')}
            </Button>
          )}
          <KeepView
            onKeep={(title) => {
              arrangement.keepView({ title, search: address.search, ...columns });
              close();
            }}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function NoneKept() {
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
        <Button
          key={view.title}
          variant={isPresent(view) ? 'light' : 'subtle'}
          size="compact-sm"
          justify="flex-start"
          aria-pressed={isPresent(view)}
          onClick={() => onShow(view)}
        >
          {view.title}
        </Button>
      ))}
    </Stack>
  );
}

/** The list as it is now, under a name; one of the same name is replaced. */
function KeepView({ onKeep }: { onKeep(title: string): void }) {
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
