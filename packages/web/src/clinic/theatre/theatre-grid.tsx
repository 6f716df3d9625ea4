// The theatres of a day, side by side over its hours: operations as blocks, free time to be booked by a click.
import { Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatHours } from '../../kernel/format.ts';
import { useTileKeys } from '../../ui/page/use-tile-keys.ts';
import classes from './theatre-board.module.css';
import {
  type Block,
  cellsOf,
  freeStretches,
  minutesOf,
  type Stretch,
  shownHours,
  type TheatreAppointment,
  timeOf,
} from './theatre-board.ts';

/** How high an hour is. */
const HOUR_PX = 48;
const high = (minutes: number) => (minutes * HOUR_PX) / 60;

/** A theatre with its name. */
export interface Theatre {
  readonly value: number;
  readonly label: string;
}

interface GridProps {
  readonly theatres: readonly Theatre[];
  readonly blocks: readonly Block[];
  /** The present time of the day shown, when it is today; nothing before it can be booked. */
  readonly now: string | null;
  /** True when nothing can be booked any more. */
  readonly isPast: boolean;
  readonly openSlotId: number | null;
  onOpen(row: TheatreAppointment): void;
  /** Given where the user may book. */
  readonly onBook?: ((theatreId: number, from: number, to: number) => void) | undefined;
}

/** One stop of the Tab key; arrows move between blocks and free places. */
export function TheatreGrid(props: GridProps) {
  const { theatres, blocks, now, isPast } = props;
  const { root, onKeyDown, onFocus } = useTileKeys();
  const hours = shownHours(blocks);
  const earliest = isPast ? hours.to : now === null ? 0 : minutesOf(now);
  const columns = `72px repeat(${theatres.length}, minmax(132px, 1fr))`;
  const ticks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from + index * 60);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the blocks and places within.
    <div ref={root} onKeyDown={onKeyDown} onFocus={onFocus} className={classes.board}>
      <div style={{ display: 'grid', gridTemplateColumns: columns }}>
        <div className={classes.corner} />
        {theatres.map((theatre) => (
          <Head
            key={theatre.value}
            theatre={theatre}
            free={freeStretches(ofTheatre(blocks, theatre.value), hours, earliest)}
          />
        ))}
        <div className={classes.hours} style={{ height: high(hours.to - hours.from) }}>
          {ticks.map((tick) => (
            <span key={tick} className={classes.hour} style={{ top: high(tick - hours.from) }}>
              {formatClock(timeOf(tick))}
            </span>
          ))}
        </div>
        {theatres.map((theatre) => (
          <Room key={theatre.value} {...props} theatre={theatre} hours={hours} earliest={earliest} />
        ))}
      </div>
    </div>
  );
}

const ofTheatre = (blocks: readonly Block[], theatreId: number) =>
  blocks.filter(({ row }) => row.theatreId === theatreId);

/** The name, and in words when it is free. */
function Head({ theatre, free }: { theatre: Theatre; free: readonly Stretch[] }) {
  const { t } = useTranslation('theatre');
  const times = free.map(({ from, to }) => formatHours(timeOf(from), timeOf(to))).join(', ');
  return (
    <div className={classes.heads}>
      <Text fw={600} size="sm">
        {theatre.label}
      </Text>
      <Text size="xs" c="dimmed">
        {times ? t('board.free', { times }) : t('board.nothingFree')}
      </Text>
    </div>
  );
}

interface RoomProps extends GridProps {
  readonly theatre: Theatre;
  readonly hours: Stretch;
  readonly earliest: number;
}

function Room({ theatre, hours, earliest, blocks, now, openSlotId, onOpen, onBook }: RoomProps) {
  const { t } = useTranslation('theatre');
  const own = ofTheatre(blocks, theatre.value);
  const cells = onBook ? cellsOf(freeStretches(own, hours, earliest)) : [];
  const place = ({ from, to }: Stretch) => ({ top: high(from - hours.from), height: high(to - from) });
  return (
    <div className={classes.room}>
      {cells.map((cell) => (
        <button
          key={cell.from}
          type="button"
          data-tile={`${theatre.value} ${cell.from}`}
          data-on-the-hour={cell.from % 60 === 0}
          className={classes.cell}
          style={place(cell)}
          onClick={() => onBook?.(theatre.value, cell.from, Math.min(cell.from + 60, endOfFree(own, cell.from)))}
        >
          <span className={classes.label}>
            <IconPlus size={12} aria-hidden /> {t('board.book', { time: formatClock(timeOf(cell.from)) })}
          </span>
          <VisuallyHidden>{theatre.label}</VisuallyHidden>
        </button>
      ))}
      {own.map((block) => (
        <button
          key={block.row.slotId}
          type="button"
          data-tile={`${theatre.value} ${block.row.slotId} operation`}
          data-tone={block.row.kind === 'booking' ? 'info' : 'waiting'}
          aria-expanded={openSlotId === block.row.slotId}
          className={classes.block}
          style={place(block)}
          onClick={() => onOpen(block.row)}
        >
          <div>
            <span className={classes.word}>{t(`kinds.${block.row.kind}`)}</span>{' '}
            {formatHours(block.row.fromTime, block.row.toTime)}
          </div>
          <div dir="auto">{block.row.personName}</div>
          <div>{[block.row.operationName, block.row.doctorName].join(' · ')}</div>
          {block.isSurgeonTwice && (
            <div className={classes.twice}>
              <IconAlertTriangle size={14} aria-hidden />
              {t('board.twice')}
            </div>
          )}
        </button>
      ))}
      {now !== null && minutesOf(now) >= hours.from && minutesOf(now) < hours.to && (
        <div className={classes.now} style={{ top: high(minutesOf(now) - hours.from) }} />
      )}
    </div>
  );
}

/** When the next operation begins, or the day ends. */
function endOfFree(blocks: readonly Stretch[], from: number): number {
  return Math.min(24 * 60 - 1, ...blocks.filter((block) => block.from > from).map((block) => block.from));
}
