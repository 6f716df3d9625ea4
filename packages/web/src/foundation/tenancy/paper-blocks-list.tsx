// The blocks of a paper from the top, to move and to leave out; what the law wants on the paper can only be moved.
import type { PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import type { Paper, PaperBlock } from '@charaka/contract/kernel/paper';
import { orderedBlocks } from '@charaka/rules/paper/layout';
import { ActionIcon, Group, Stack, Switch, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withMoved, withShown } from './paper-draft.ts';
import { partText } from './printed-papers.ts';

interface PaperBlocksListProps {
  readonly paper: Paper;
  readonly layout: PaperLayout;
  readonly isLocked: boolean;
  onChange(layout: PaperLayout): void;
}

/** `Alt` with an arrow moves the block that has the focus. */
export function PaperBlocksList({ paper, layout, isLocked, onChange }: PaperBlocksListProps) {
  const { t } = useTranslation('paper');
  const blocks = orderedBlocks(paper.blocks, layout);
  const focused = useRef<HTMLElement | null>(null);
  // A moved element loses the focus, and could otherwise be moved only once.
  useEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });
  const move = (key: string, by: -1 | 1) => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onChange(withMoved(paper, layout, key, by));
  };
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (isLocked || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Stack component="ol" gap="xs" p={0} m={0} aria-label={t('design.blocks')} style={{ listStyle: 'none' }}>
      {blocks.map((block, index) => {
        const name = partText(paper.title, 'block', block.key);
        return (
          <li key={block.key} onKeyDown={(event) => onKeyDown(event, block.key)}>
            <Group justify="space-between" wrap="nowrap">
              <BlockSwitch block={block} name={name} layout={layout} isLocked={isLocked} onChange={onChange} />
              <Group gap={4} wrap="nowrap">
                {([-1, 1] as const).map((by) => {
                  const isEnd = index + by < 0 || index + by >= blocks.length;
                  const label = t(by < 0 ? 'design.up' : 'design.down', { name });
                  return (
                    <ActionIcon
                      key={by}
                      variant="default"
                      aria-label={label}
                      aria-disabled={isEnd || isLocked}
                      data-disabled={isEnd || isLocked || undefined}
                      onClick={() => !isEnd && !isLocked && move(block.key, by)}
                    >
                      {by < 0 ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
                    </ActionIcon>
                  );
                })}
              </Group>
            </Group>
            {block.fields.length > 0 && (
              <Group gap="md" ps="xl" pt={4}>
                {block.fields.map((field) => (
                  <Switch
                    key={field}
                    size="xs"
                    label={partText(paper.title, 'field', field)}
                    checked={!layout.hidden.includes(field)}
                    disabled={isLocked}
                    onChange={(event) => onChange(withShown(layout, field, event.currentTarget.checked))}
                  />
                ))}
              </Group>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

interface BlockSwitchProps extends Omit<PaperBlocksListProps, 'paper'> {
  readonly block: PaperBlock;
  readonly name: string;
}

function BlockSwitch({ block: { key, isRequired }, name, layout, isLocked, onChange }: BlockSwitchProps) {
  const { t } = useTranslation('paper');
  if (isRequired)
    return (
      <div>
        <Text fz="sm">{name}</Text>
        <Text fz="xs" c="dimmed">
          {t('design.required')}
        </Text>
      </div>
    );
  return (
    <Switch
      label={name}
      checked={!layout.hidden.includes(key)}
      disabled={isLocked}
      onChange={(event) => onChange(withShown(layout, key, event.currentTarget.checked))}
    />
  );
}
