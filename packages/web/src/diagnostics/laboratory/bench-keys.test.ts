// The keys of the bench: each does what the list behind `?` says, and none swallows a typed character.
import { expect, it } from 'vitest';
import { benchDeed } from './bench-keys.ts';

const standing = { isEdited: false, isWorkedOut: false, isReadOnly: false };
const press = (key: string, more: { ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  ...more,
});
const done = (key: string, at: Partial<typeof standing> = {}) => benchDeed(press(key), { ...standing, ...at })?.name;

it('edit with F2, repeat the value above with the full stop and open the trend with the blank', () => {
  expect(['F2', '.', ' '].map((key) => done(key))).toEqual(['edit', 'above', 'trend']);
});

it('are signs of the text once a cell is edited: only Enter, Escape and the arrows up and down lead away', () => {
  const edited = { isEdited: true };
  expect(['F2', '.', ' ', '=', '4', 'ArrowLeft', 'ArrowRight'].map((key) => done(key, edited))).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  expect(['Enter', 'ArrowUp', 'ArrowDown', 'Escape'].map((key) => done(key, edited))).toEqual([
    'move',
    'move',
    'move',
    'takeBack',
  ]);
});

it('show the formula of what is worked out, and of nothing else', () => {
  expect(done('=', { isWorkedOut: true, isReadOnly: true })).toBe('formula');
  expect(done('=')).toBeUndefined();
});

it('enter nothing where nothing may be entered, and still lead on and open the trend', () => {
  const closed = { isReadOnly: true };
  expect(['F2', '.'].map((key) => done(key, closed))).toEqual([undefined, undefined]);
  expect(['ArrowRight', ' '].map((key) => done(key, closed))).toEqual(['move', 'trend']);
});

it('pass by what is worked out with Enter, and stop at it with the arrows', () => {
  expect(benchDeed(press('Enter'), standing)).toEqual({ name: 'move', down: 0, right: 1, isPassing: true });
  expect(benchDeed(press('ArrowLeft'), standing)).toEqual({ name: 'move', down: 0, right: -1, isPassing: false });
  expect(benchDeed(press('ArrowUp'), standing)).toEqual({ name: 'move', down: -1, right: 0, isPassing: false });
});

it('finish the row with Ctrl and Enter, and note with Alt and C, also while typing', () => {
  for (const isEdited of [false, true]) {
    expect(benchDeed(press('Enter', { ctrlKey: true }), { ...standing, isEdited })?.name).toBe('finish');
    expect(benchDeed(press('C', { altKey: true }), { ...standing, isEdited })?.name).toBe('note');
  }
  expect(benchDeed(press('v', { ctrlKey: true }), standing)).toBeNull();
  expect(benchDeed(press('v', { altKey: true }), standing)).toBeNull();
});
