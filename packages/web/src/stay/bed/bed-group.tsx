// The beds under one heading of the board, each as a tile with its state in colour and word.
import { bedStateOf, countBedStates } from '@charaka/rules/stay/bed-state';
import { Anchor, Badge, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { RowMenu } from '../../ui/table/data-table-row-menu.tsx';
import classes from './bed-board.module.css';
import { type BedRow, rentOf, stateColors } from './bed-facts.ts';
import type { GroupOfBeds } from './board-groups.ts';

type ActionsFor = (bed: BedRow) => readonly RowAction[];

/** A ward, floor or type with its beds and how many of them are free. */
export function BedGroup({ group, actionsFor }: { group: GroupOfBeds; actionsFor: ActionsFor }) {
  const { t } = useTranslation('bed');
  const id = `beds-of-${group.key.replaceAll(' ', '-')}`;
  const { free } = countBedStates(group.beds);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Group gap="sm" mb="sm" align="baseline">
        <Title order={2} id={id}>
          {group.title || t('board.withoutFloor')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('board.groupCount', { free, total: group.beds.length })}
        </Text>
      </Group>
      <ul className={classes.tiles}>
        {group.beds.map((bed) => (
          <BedTile key={bed.bedId} bed={bed} actions={actionsFor(bed)} />
        ))}
      </ul>
    </Paper>
  );
}

function BedTile({ bed, actions }: { bed: BedRow; actions: readonly RowAction[] }) {
  const { t } = useTranslation('bed');
  const state = bedStateOf(bed);
  return (
    <li className={classes.tile} style={{ borderInlineStartColor: `var(--mantine-color-${stateColors[state]}-6)` }}>
      <Group gap={4} wrap="nowrap" justify="space-between" mih={28}>
        <Group gap={8}>
          <Text fw={600}>{bed.bedName}</Text>
          <Badge variant="light" color={stateColors[state]}>
            {t(`states.${state}`)}
          </Badge>
        </Group>
        <RowMenu actions={actions} rowName={bed.bedName} />
      </Group>
      <Text size="sm" c="dimmed">
        {[bed.bedTypeName, rentOf(bed, t)].filter(Boolean).join(' · ')}
      </Text>
      {bed.isOccupied ? <Patient bed={bed} /> : <Hold bed={bed} />}
    </li>
  );
}

/** Who lies there and since when; for those who may see the inpatients the name leads to the row of their list. */
function Patient({ bed }: { bed: BedRow }) {
  const { t } = useTranslation('bed');
  const { canView } = useRights('ipd/ipd_registration');
  const search = { q: String(bed.admissionId), from: '2000-01-01' };
  return (
    <div>
      {bed.patientName && canView ? (
        <Anchor
          component={Link}
          to="/ipd/ipd_registration"
          search={linkSearch(search)}
          c="var(--charaka-accent-text)"
          fz="sm"
        >
          {bed.patientName}
        </Anchor>
      ) : (
        <Text size="sm">{bed.patientName}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('board.since', { at: formatDateTime(bed.occupiedSince) })}
      </Text>
    </div>
  );
}

/** For whom or why it is held, until when, and by whom. */
function Hold({ bed }: { bed: BedRow }) {
  const { t } = useTranslation('bed');
  if (!bed.holdKind) return null;
  const times = bed.heldUntil
    ? t('board.until', { at: formatDateTime(bed.heldUntil) })
    : t('board.since', { at: formatDateTime(bed.heldSince) });
  const isExplained = bed.holdKind !== 'cleaning' && bed.holdReason;
  return (
    <>
      {isExplained && <Text size="sm">{bed.holdReason}</Text>}
      <Text size="sm" c="dimmed">
        {[times, bed.heldByName && t('board.by', { name: bed.heldByName })].filter(Boolean).join(', ')}
      </Text>
    </>
  );
}
