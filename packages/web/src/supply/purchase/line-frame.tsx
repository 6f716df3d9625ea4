// The frame of a line in the forms of receipts and orders: its item, the button that removes it, and its fields.

import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LineFrameProps {
  readonly line: { readonly itemName: string; readonly pack: string };
  readonly index: number;
  /** Behind the pack, as how much of the line came already. */
  readonly note?: string | false;
  /** Left out of a line that stays. */
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A group that screen readers name by the number and the item of the line. */
export function LineFrame({ line: { itemName, pack }, index, note, onRemove, children }: LineFrameProps) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  return (
    <Paper withBorder p="sm" role="group" aria-label={t('lineOf', { number: index + 1, item: itemName })}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text fw={600}>
          {itemName}{' '}
          <Text span size="sm" c="dimmed">
            {pack} {note}
          </Text>
        </Text>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('pharmacy:removeLine', { name: itemName })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {children}
    </Paper>
  );
}
