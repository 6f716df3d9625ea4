// A slip of the hand is taken back freely; what others may have read takes the deed and a reason.
import { expect, it } from 'vitest';
import { documentRemoval } from './document-removal.ts';

const uploadedAt = new Date('2026-11-22T10:00:00Z');
const after = (hours: number) => new Date(uploadedAt.getTime() + hours * 3_600_000);
const facts = { isOwn: true, uploadedAt, now: after(1), canDelete: true, doesRemove: false };

it('is free of one’s own upload within 24 hours and no longer (R463)', () => {
  expect(documentRemoval(facts)).toBe('free');
  expect(documentRemoval({ ...facts, now: after(23.99) })).toBe('free');
  expect(documentRemoval({ ...facts, now: after(24) })).toBe('no');
  expect(documentRemoval({ ...facts, isOwn: false })).toBe('no');
});

it('takes the deed and a reason for any other, and always the right to delete (R463, Q224)', () => {
  expect(documentRemoval({ ...facts, isOwn: false, doesRemove: true })).toBe('with reason');
  expect(documentRemoval({ ...facts, now: after(24), doesRemove: true })).toBe('with reason');
  expect(documentRemoval({ ...facts, doesRemove: true })).toBe('free');
  expect(documentRemoval({ ...facts, canDelete: false, doesRemove: true })).toBe('no');
});
