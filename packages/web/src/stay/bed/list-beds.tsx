// The board of beds: who lies where, what is free, reserved, being cleaned or blocked; it follows what happens elsewhere.

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { EmptyState, Paper, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import type { BedRow } from './bed-facts.ts';
import { BedGroup } from './bed-group.tsx';
import { BlockBed } from './block-bed.tsx';
import { BoardFilters, StateFilter } from './board-filters.tsx';
import { groupBeds, matchesOf, withoutState } from './board-groups.ts';
import { ReserveBed } from './reserve-bed.tsx';
import { type BedDeed, useBedActions } from './use-bed-actions.tsx';

interface ListBedsProps {
  /** Given where the user may admit: offered on free beds. */
  onAdmit?(bed: BedRow): void;
}

/** Virtual beds are no places on a ward and are left out (Q78). */
export default function ListBeds({ onAdmit }: ListBedsProps) {
  const { t } = useTranslation('bed');
  const list = useList();
  const answer = useAnswer(bedTopic, listBeds, { pageNumber: 0, pageSize: 0 });
  const [deed, setDeed] = useState<{ kind: BedDeed; bed: BedRow } | null>(null);
  const actionsFor = useBedActions((kind, bed) => setDeed({ kind, bed }), onAdmit);
  const beds = (answer.data?.rows ?? []).filter((bed) => bed.isActive && !bed.isVirtual);
  const inPlace = matchesOf(beds, withoutState(list.filters));
  const groups = groupBeds(matchesOf(beds, list.filters), list.filters.by);
  return (
    <Page title={t('bedAvailability')}>
      <Paper withBorder p="md">
        <Stack>
          <BoardFilters list={list} beds={beds} />
          <StateFilter list={list} beds={inPlace} />
        </Stack>
      </Paper>
      {answer.isPending && <Skeleton height={320} radius="sm" />}
      {answer.data && groups.length === 0 && <EmptyState title={t('board.none')} description={t('board.noneText')} />}
      {groups.map((group) => (
        <BedGroup key={group.key} group={group} actionsFor={actionsFor} />
      ))}
      {deed?.kind === 'reserve' && <ReserveBed bed={deed.bed} onClose={() => setDeed(null)} />}
      {deed?.kind === 'block' && <BlockBed bed={deed.bed} onClose={() => setDeed(null)} />}
    </Page>
  );
}
