// The basket: one line a charge, and nothing signed that is not ready.
import { describe, expect, it } from 'vitest';
import {
  type Alert,
  isReady,
  newLine,
  type Orderable,
  type OrderSet,
  signedLines,
  withItem,
  withSet,
} from './basket.ts';

const urine: Orderable = {
  chargeId: 3,
  orderName: 'Urine routine',
  chargeCode: 'L1',
  kind: 'Investigation' as const,
  cover: 'PatientPays' as const,
  memberNames: [],
  isFavourite: false,
};
const alert = (kind: Alert['kind'], severity: Alert['severity'], earlierOrderId: number | null = null): Alert => ({
  kind,
  severity,
  about: 'Urine routine',
  earlierOrderId,
});

const nothingMore = { overrideReason: null, orderSetId: null, orderSetVersion: null };

describe('the basket', () => {
  it('holds a charge once (OR011)', () => {
    expect(withItem(withItem([], urine), urine)).toHaveLength(1);
  });

  it('is ready with a quantity, and what is ordered already once that is confirmed (OR011)', () => {
    const line = newLine(urine);
    expect(isReady(line, [])).toBe(true);
    const quantities = [0, '', -1, 1000].map((quantity) => isReady({ ...line, quantity }, []));
    expect(quantities).toEqual([false, false, false, false]);
    const again = [{ ...alert('DuplicateOrder', 'Warn', 7), isAgain: true }];
    expect(isReady(line, again)).toBe(false);
    expect(isReady({ ...line, isRepeatConfirmed: true }, again)).toBe(true);
    expect(isReady(line, [alert('DuplicateOrder', 'Warn')])).toBe(true);
  });

  it('is repeated within 48 hours, and sends minutes (OR020)', () => {
    const line = { ...newLine(urine), times: 4, everyHours: 6 };
    expect(isReady(line, [])).toBe(true);
    const wrong = [{ everyHours: '' }, { everyHours: 20 }, { times: 51, everyHours: 0.5 }, { times: 1.5 }];
    expect(wrong.map((change) => isReady({ ...line, ...change }, []))).toEqual([false, false, false, false]);
    expect(signedLines([line])).toMatchObject([{ repeatCount: 4, repeatEvery: 360 }]);
    expect(signedLines([{ ...line, times: 1 }])[0]).not.toHaveProperty('repeatCount');
  });

  it('is not ready while a Stop has no reason of five letters (OR010)', () => {
    const stop = [alert('Sex', 'Stop')];
    const ready = ['', 'why', 'Kept for the record'].map((overrideReason) =>
      isReady({ ...newLine(urine), overrideReason }, stop),
    );
    expect(ready).toEqual([false, false, true]);
  });

  it('shows every line of a set with its tick, and sends those that are ticked (OR039)', () => {
    const line = { item: urine, quantity: 2000, priority: 'Urgent' as const, isTicked: false };
    const xray = { ...line, item: { ...urine, chargeId: 4 }, isTicked: true };
    const set = { orderSetId: 9, setVersion: 2, setName: 'Fever', isOwn: false, lines: [line, xray] };
    const lines = withSet([], set as OrderSet);
    expect(lines.map(({ isTicked, quantity }) => [isTicked, quantity])).toEqual([
      [false, 2],
      [true, 2],
    ]);
    expect(signedLines(lines)).toMatchObject([{ chargeId: 4, orderSetId: 9, orderSetVersion: 2 }]);
    expect(withSet(lines, set as OrderSet)).toHaveLength(2);
  });

  it('sends what was chosen, and no empty instruction', () => {
    expect(signedLines([{ ...newLine(urine), quantity: '2', instruction: '  ' }])).toEqual([
      { chargeId: 3, quantity: 2, priority: 'Routine', instruction: null, isRepeatConfirmed: false, ...nothingMore },
    ]);
  });
});
