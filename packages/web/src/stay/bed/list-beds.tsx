// The map of beds: who lies where, what is free, leaving, reserved, being cleaned or blocked; it follows what happens elsewhere.

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { EmptyState, Skeleton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import { useTileKeys } from '../../ui/page/use-tile-keys.ts';
import classes from './bed-board.module.css';
import type { BedRow } from './bed-facts.ts';
import { BedGroup } from './bed-group.tsx';
import { BedSheet } from './bed-sheet.tsx';
import type { TileDeeds } from './bed-tile.tsx';
import { BlockBed } from './block-bed.tsx';
import { BoardFilters, BoardLegend, StateFilter } from './board-filters.tsx';
import { groupBeds, matchesOf, withoutState } from './board-groups.ts';
import { ReserveBed } from './reserve-bed.tsx';
import { type BedDeed, useBedActions } from './use-bed-actions.tsx';

/** Actions that the areas above beds add to the board, by the user's rights. */
export interface BoardDeeds {
  /** Offered on free beds. */
  onAdmit?(bed: BedRow): void;
  /** The stay in the sheet of a bed that is taken. */
  stayOf?(bed: BedRow, admissionId: number): ReactNode;
  /** Whether the patient of a bed may be moved. */
  mayMove(bed: BedRow): boolean;
  mayTake(from: BedRow, to: BedRow): boolean;
  /** Asks about a move to another bed; without one it is chosen. */
  onMove(from: BedRow, to: BedRow | null): void;
  markOf(bed: BedRow): ReactNode;
}

interface ListBedsProps {
  readonly deeds: BoardDeeds;
  readonly beds: readonly BedRow[] | undefined;
}

/** The beds of the board; virtual ones are no places on a ward and are left out (Q78). */
export function useBoardBeds(): readonly BedRow[] | undefined {
  const answer = useAnswer(bedTopic, listBeds, { pageNumber: 0, pageSize: 0 });
  return answer.data?.rows.filter((bed) => bed.isActive && !bed.isVirtual);
}

/** A click or Enter opens the sheet of a bed, `b` or dragging moves its patient; the board stays where it is. */
export default function ListBeds({ deeds, beds }: ListBedsProps) {
  const { t } = useTranslation('bed');
  const list = useList();
  const [deed, setDeed] = useState<{ kind: BedDeed; bed: BedRow } | null>(null);
  const [openBedId, setOpenBedId] = useState<number | null>(null);
  const [moving, setMoving] = useState<BedRow | null>(null);
  const { root, onKeyDown, onFocus } = useTileKeys();
  const actionsFor = useBedActions((kind, bed) => setDeed({ kind, bed }), deeds.onAdmit);
  const all = beds ?? [];
  const shown = matchesOf(all, list.filters);
  const groups = groupBeds(shown, list.filters.by);
  const open = all.find((bed) => bed.bedId === openBedId);
  const close = () => {
    setOpenBedId(null);
    root.current?.querySelector<HTMLElement>(`[data-tile="${openBedId}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const focused = event.target instanceof HTMLElement ? Number(event.target.dataset.tile) : Number.NaN;
    const bed = all.find((each) => each.bedId === focused);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.key === 'b' && isPlain && bed && deeds.mayMove(bed)) {
      event.preventDefault();
      deeds.onMove(bed, null);
    } else onKeyDown(event);
  };
  const tileDeeds: TileDeeds = {
    openBedId,
    onOpen: (bed) => setOpenBedId(bed.bedId),
    moving,
    mayMove: deeds.mayMove,
    mayTake: (to) => moving !== null && deeds.mayTake(moving, to),
    onMoving: setMoving,
    onMove: (to) => moving && deeds.onMove(moving, to),
    markOf: deeds.markOf,
  };
  return (
    <Page
      title={t('bedAvailability')}
      action={<StateFilter list={list} beds={matchesOf(all, withoutState(list.filters))} />}
    >
      <BoardFilters list={list} beds={all} />
      {beds === undefined && <Skeleton height={480} radius="sm" />}
      {beds && groups.length === 0 && <EmptyState title={t('board.none')} description={t('board.noneText')} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the tiles within. */}
      <div ref={root} className={classes.wards} onKeyDown={press} onFocus={onFocus}>
        {groups.map((group) => (
          <BedGroup key={group.key} group={group} deeds={tileDeeds} />
        ))}
      </div>
      {beds && <BoardLegend />}
      {open && (
        <BedSheet
          bed={open}
          actions={actionsFor(open)}
          stay={open.admissionId == null ? undefined : deeds.stayOf?.(open, open.admissionId)}
          onClose={close}
        />
      )}
      {deed?.kind === 'reserve' && <ReserveBed bed={deed.bed} onClose={() => setDeed(null)} />}
      {deed?.kind === 'block' && <BlockBed bed={deed.bed} onClose={() => setDeed(null)} />}
    </Page>
  );
}
