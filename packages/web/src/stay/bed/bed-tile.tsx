// A bed on the board as a tile of 24 mm: its state in colour and word, who lies there, and where a dragged patient may be put down.

import { boardStates } from '@charaka/rules/stay/bed-state';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBriefcase, IconLock, IconShieldHalf } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import classes from './bed-board.module.css';
import { type BedRow, boardStateOf, holdReasonOf, occupantOf, stayDayOf } from './bed-facts.ts';

/** Actions of the tiles of the board. */
export interface TileDeeds {
  /** The bed whose sheet is open. */
  readonly openBedId: number | null;
  onOpen(bed: BedRow): void;
  /** The bed whose patient is being dragged. */
  readonly moving: BedRow | null;
  mayMove(bed: BedRow): boolean;
  /** Whether the patient being dragged can be given the bed. */
  mayTake(bed: BedRow): boolean;
  onMoving(bed: BedRow | null): void;
  onMove(to: BedRow): void;
  /** Mark beside the number of the bed, such as a low deposit. */
  markOf(bed: BedRow): ReactNode;
}

/** One stop of the board; Enter and a click open its sheet. */
export function BedTile({ bed, deeds }: { bed: BedRow; deeds: TileDeeds }) {
  const { t } = useTranslation('bed');
  const [isOver, setOver] = useState(false);
  const state = boardStateOf(bed);
  const isTarget = deeds.moving !== null && deeds.mayTake(bed);
  const over = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  return (
    <li
      className={classes.place}
      draggable={deeds.mayMove(bed)}
      data-is-target={isTarget}
      data-is-over={isOver && isTarget}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', bed.bedName);
        deeds.onMoving(bed);
      }}
      onDragEnd={() => deeds.onMoving(null)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (isTarget) deeds.onMove(bed);
      }}
    >
      <button
        type="button"
        className={classes.tile}
        data-tone={boardStates.states[state].tone}
        data-tile={bed.bedId}
        aria-expanded={deeds.openBedId === bed.bedId}
        onClick={() => deeds.onOpen(bed)}
      >
        <span className={classes.head}>
          <span className={classes.bed}>{bed.bedName}</span>
          <span className={classes.marks}>
            {deeds.markOf(bed)}
            <PayerMark bed={bed} />
          </span>
        </span>
        {bed.isOccupied ? (
          <Occupant bed={bed} />
        ) : (
          <>
            <span className={classes.word}>{t(`states.${state}`)}</span>
            <Unoccupied bed={bed} />
          </>
        )}
      </button>
    </li>
  );
}

/** The occupant; of a marked chart only that it is marked (PS009). */
function Occupant({ bed }: { bed: BedRow }) {
  const { t } = useTranslation(['bed', 'patient']);
  const { name, age, sex } = occupantOf(bed, t);
  const day = stayDayOf(bed);
  const person = [age, sex].filter(Boolean).join(' ');
  const facts = day === null ? person : `${person} · ${t('tile.day', { day })}`;
  return (
    <>
      <VisuallyHidden>{t(`states.${boardStateOf(bed)}`)}</VisuallyHidden>
      <span className={classes.lines} dir="auto" title={name}>
        {name}
      </span>
      <span className={classes.facts} title={facts}>
        {facts}
      </span>
      {bed.isDischargeInitiated && (
        <span className={`${classes.word} ${classes.last}`} aria-hidden>
          {t('states.leaving')}
        </span>
      )}
    </>
  );
}

/** The patient or the reason of a held bed, and its end; for a free bed its type and its daily rent. */
function Unoccupied({ bed }: { bed: BedRow }) {
  const { t } = useTranslation('bed');
  if (bed.holdKind == null)
    return (
      <>
        <span className={classes.facts} title={bed.bedTypeName}>
          {bed.bedTypeName}
        </span>
        {bed.dailyRate != null && (
          <span className={`${classes.facts} ${classes.last}`}>
            {formatMoney(bed.dailyRate)} <VisuallyHidden>{t('tile.aDay')}</VisuallyHidden>
          </span>
        )}
      </>
    );
  return (
    <>
      <span className={classes.lines} dir="auto" title={holdReasonOf(bed, t)}>
        {holdReasonOf(bed, t)}
      </span>
      {bed.heldUntil && (
        <span className={`${classes.facts} ${classes.last}`}>
          {t('board.until', { at: formatDateTime(bed.heldUntil) })}
        </span>
      )}
    </>
  );
}

/** Payer other than the patient: an insurer or TPA, or the employer. */
function PayerMark({ bed }: { bed: BedRow }) {
  const { t } = useTranslation(['bed', 'patient']);
  if (bed.isRestricted)
    return <IconLock size={14} role="img" aria-label={t('patient:restricted')} color="var(--charaka-label)" />;
  if (!bed.associationName) return null;
  const Icon = bed.isCorporate ? IconBriefcase : IconShieldHalf;
  const label = t(bed.isCorporate ? 'tile.employer' : 'tile.insurer', { payer: bed.associationName });
  return (
    <Tooltip label={label}>
      <Icon size={14} role="img" aria-label={label} color="var(--charaka-label)" />
    </Tooltip>
  );
}
