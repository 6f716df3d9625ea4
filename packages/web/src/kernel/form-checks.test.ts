// The checks of a form: sentences beside fields, and no silence about fields that the call does not know.
import { text } from '@charaka/contract/kernel/field';
import { shape } from '@charaka/contract/kernel/shape';
import { expect, it } from 'vitest';
import { formChecks } from './form-checks.ts';

const check = formChecks(shape({ name: text(5), line: shape({ note: text(5) }) }));

it('say what is wrong with each field', () => {
  expect(check({ name: 'Asha', line: { note: 'x' } })).toEqual({});
  expect(Object.keys(check({ name: 'Ashalata', line: { note: 'too long' } }))).toEqual(['name', 'line.note']);
});

it('refuse a form with fields that the call has not, within records too: saving it would do nothing', () => {
  expect(() => check({ name: 'Asha', line: { note: 'x' }, mode: 'cash' })).toThrow('mode');
  expect(() => check({ name: 'Asha', line: { note: 'x', more: 1 } })).toThrow('more');
});
