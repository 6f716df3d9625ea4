// Steps between states, by a thing with three of them.
import { expect, it } from 'vitest';
import { mayStep, pairsOf, statesOf, steps } from './steps.ts';

const parcelSteps = steps({
  table: 'parcel',
  key: 'parcel_id',
  column: 'state',
  texts: 'parcel:states',
  states: {
    Packed: { name: 'Packed', tone: 'waiting' },
    Held: { name: 'On hold', tone: 'past' },
    Sent: { name: 'Sent', tone: 'done' },
  },
  actions: {
    send: { from: ['Packed'], to: 'Sent' },
    hold: { from: ['Packed', 'Sent'], to: 'Held' },
    resume: { from: ['Held'], to: ['Packed', 'Sent'] },
    repack: { from: ['Packed'], to: 'Packed' },
  },
});

it('lead on from their own states alone (Q282)', () => {
  expect(statesOf(parcelSteps)).toEqual(['Packed', 'Held', 'Sent']);
  expect([mayStep(parcelSteps, 'send', 'Packed'), mayStep(parcelSteps, 'send', 'Held')]).toEqual([true, false]);
});

it('join pairs of different states, each once (Q282)', () => {
  expect(pairsOf(parcelSteps)).toEqual(['Held Packed', 'Held Sent', 'Packed Held', 'Packed Sent', 'Sent Held']);
});
