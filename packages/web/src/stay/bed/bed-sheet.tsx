// The sheet of one bed: where it stands, what it costs, what holds it, and what can be done with it.

import { boardStates } from '@charaka/rules/stay/bed-state';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { SideSheet } from '../../ui/page/side-sheet.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { type BedRow, boardStateOf, holdReasonOf, occupantOf, rentOf, wardOf } from './bed-facts.ts';

interface BedSheetProps {
  readonly bed: BedRow;
  readonly actions: readonly RowAction[];
  /** The stay of the patient in this bed, for users who may see it. */
  readonly stay?: ReactNode;
  onClose(): void;
}

/** The first action is the most likely one. */
export function BedSheet({ bed, actions, stay, onClose }: BedSheetProps) {
  const { t } = useTranslation('bed');
  const state = boardStateOf(bed);
  return (
    <SideSheet title={t('sheet.title', { bed: bed.bedName })} of={bed.bedId} onClose={onClose}>
      <Stack gap="md">
        <Group gap="sm">
          <StateChip steps={boardStates} state={state} />
          <Text size="sm">{wardOf(bed)}</Text>
        </Group>
        {stay}
        <Facts bed={bed} isNamed={stay == null} />
        {actions.length > 0 && (
          <Group gap="xs">
            {actions.map(({ label, icon, onSelect }, place) => (
              <Button
                key={label}
                size="sm"
                variant={place === 0 ? 'filled' : 'default'}
                leftSection={icon}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </SideSheet>
  );
}

function Facts({ bed, isNamed }: { bed: BedRow; isNamed: boolean }) {
  const { t } = useTranslation(['bed', 'patient']);
  const held = bed.isOccupied || !bed.holdKind ? '' : formatDateTime(bed.heldSince);
  return (
    <Columns component="dl" m={0} cols={2} verticalSpacing="xs">
      <Fact label={t('bedType')}>{bed.bedTypeName}</Fact>
      <Fact label={t('settings.dailyRate')}>{rentOf(bed, t)}</Fact>
      {isNamed && bed.isOccupied && <Fact label={t('sheet.patient')}>{occupantOf(bed, t).name}</Fact>}
      <Fact label={t('sheet.inBedSince')}>{bed.isOccupied ? formatDateTime(bed.occupiedSince) : ''}</Fact>
      <Fact label={t(bed.holdKind === 'reserved' ? 'sheet.for' : 'blockReason')}>
        {bed.isOccupied ? '' : holdReasonOf(bed, t)}
      </Fact>
      <Fact label={t('reserveUntil')}>{bed.isOccupied ? '' : formatDateTime(bed.heldUntil)}</Fact>
      <Fact label={t('sheet.heldSince')}>
        {held && [held, bed.heldByName && t('board.by', { name: bed.heldByName })].filter(Boolean).join(', ')}
      </Fact>
    </Columns>
  );
}
