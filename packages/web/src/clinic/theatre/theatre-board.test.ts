// Proves what the board of theatres draws.
import { describe, expect, it } from 'vitest';
import { blocksOf, cellsOf, freeStretches, shownHours, type TheatreAppointment } from './theatre-board.ts';

const day = '2026-03-10';
const operation = (slotId: number, changes: Partial<TheatreAppointment>): TheatreAppointment => ({
  slotId,
  theatreId: 1,
  theatreName: 'Main',
  day,
  fromTime: '09:00',
  toTime: '11:00',
  kind: 'booking',
  personName: 'Asha Rao',
  operationName: 'Hernia repair',
  doctorId: slotId,
  doctorName: 'Dr. Sen',
  ...changes,
});

describe('the board of theatres', () => {
  it('shows an operation over midnight on both its days', () => {
    const late = operation(1, { fromTime: '22:30', toTime: '01:15' });
    const place = (rows: TheatreAppointment[], of: string) => blocksOf(rows, of).map(({ from, to }) => [from, to]);
    expect(place([late], day)).toEqual([[1350, 1440]]);
    expect(place([late], '2026-03-11')).toEqual([[0, 75]]);
    expect(place([late], '2026-03-12')).toEqual([]);
    expect(place([operation(1, {})], '2026-03-11')).toEqual([]);
  });

  it('marks a surgeon who is asked for in two theatres at one time, and none who goes from one to the other', () => {
    const twice = (rows: TheatreAppointment[]) => blocksOf(rows, day).map(({ isSurgeonTwice }) => isSurgeonTwice);
    const first = operation(1, { doctorId: 7 });
    expect(twice([first, operation(2, { doctorId: 7, theatreId: 2, fromTime: '10:30', toTime: '12:00' })])).toEqual([
      true,
      true,
    ]);
    expect(twice([first, operation(2, { doctorId: 7, theatreId: 2, fromTime: '11:00', toTime: '12:00' })])).toEqual([
      false,
      false,
    ]);
    expect(twice([first, operation(2, { doctorId: 8, theatreId: 2 })])).toEqual([false, false]);
  });

  it('tells what is free, and cuts it into places of half an hour', () => {
    const hours = shownHours([]);
    expect(hours).toEqual({ from: 420, to: 1200 });
    expect(shownHours([{ from: 390, to: 1210 }])).toEqual({ from: 360, to: 1260 });
    const free = freeStretches([{ from: 540, to: 650 }], hours, 0);
    expect(free).toEqual([
      { from: 420, to: 540 },
      { from: 650, to: 1200 },
    ]);
    expect(cellsOf(free).slice(3, 6)).toEqual([
      { from: 510, to: 540 },
      { from: 650, to: 690 },
      { from: 690, to: 720 },
    ]);
    // A rest that is too low for a pointer belongs to the place before it, and a short gap to the form.
    expect(cellsOf([{ from: 560, to: 640 }])).toEqual([
      { from: 560, to: 600 },
      { from: 600, to: 640 },
    ]);
    expect(cellsOf([{ from: 560, to: 580 }])).toEqual([]);
    expect(freeStretches([{ from: 540, to: 650 }], hours, 600)).toEqual([{ from: 650, to: 1200 }]);
    expect(freeStretches([{ from: 0, to: 1440 }], { from: 0, to: 1440 }, 0)).toEqual([]);
  });
});
