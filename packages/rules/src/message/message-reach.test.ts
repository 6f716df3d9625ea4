// Proves which roles a message reaches and which are notified of a change.
import { expect, it } from 'vitest';
import { newlyReachedRoles, reachedRoles } from './message-reach.ts';

const today = '2026-11-21';
const message = { publishDate: today, isActive: true, roleIds: [20, 31] };

it('reaches its roles from the day of its publication on, while it is active (R147, Q175)', () => {
  expect(reachedRoles(message, today)).toEqual([20, 31]);
  expect(reachedRoles({ ...message, publishDate: '2026-11-22' }, today)).toEqual([]);
  expect(reachedRoles({ ...message, isActive: false }, today)).toEqual([]);
});

it('tells a role once: when it is added, published or taken up again, not when its words change (R157)', () => {
  expect(newlyReachedRoles(null, message, today)).toEqual([20, 31]);
  expect(newlyReachedRoles(message, message, today)).toEqual([]);
  expect(newlyReachedRoles({ ...message, roleIds: [31] }, message, today)).toEqual([20]);
  expect(newlyReachedRoles({ ...message, publishDate: '2026-12-01' }, message, today)).toEqual([20, 31]);
  expect(newlyReachedRoles({ ...message, isActive: false }, message, today)).toEqual([20, 31]);
});
