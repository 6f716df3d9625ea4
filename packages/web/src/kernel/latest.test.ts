// Which of several answers still counts.
import { expect, it } from 'vitest';
import { Latest } from './latest.ts';

it('wants what was asked for last, until that is dropped too', () => {
  const latest = new Latest();
  const [first, second] = [{ file: 'a' }, { file: 'a' }];
  expect(latest.isWanted(first)).toBe(false);
  expect(latest.want(first)).toBe(first);
  latest.want(second);
  expect([latest.isWanted(first), latest.isWanted(second)]).toEqual([false, true]);
  latest.drop();
  expect(latest.isWanted(second)).toBe(false);
});
