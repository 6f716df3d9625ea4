// The beds under one heading of the board, and how many of them are free.
import { countBedStates } from '@charaka/rules/stay/bed-state';
import { Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bed-board.module.css';
import { BedTile, type TileDeeds } from './bed-tile.tsx';
import type { GroupOfBeds } from './board-groups.ts';

/** A ward, floor or type; small ones stand beside each other. */
export function BedGroup({ group, deeds }: { group: GroupOfBeds; deeds: TileDeeds }) {
  const { t } = useTranslation('bed');
  const id = `beds-of-${group.key.replaceAll(' ', '-')}`;
  const { free } = countBedStates(group.beds);
  return (
    <section aria-labelledby={id} className={classes.ward}>
      <Group gap={8} mb={4} align="baseline">
        <Title order={2} id={id} fz="sm">
          {group.title || t('board.withoutFloor')}
        </Title>
        <Text size="xs" c="dimmed">
          {t('board.groupCount', { free, total: group.beds.length })}
        </Text>
      </Group>
      <ul className={classes.tiles}>
        {group.beds.map((bed) => (
          <BedTile key={bed.bedId} bed={bed} deeds={deeds} />
        ))}
      </ul>
    </section>
  );
}
