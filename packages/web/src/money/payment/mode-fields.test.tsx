// The inputs of a payment's modes: which reference is asked for when, and none of them where nothing may be paid.
import { useForm } from '@mantine/form';
import { beforeAll, expect, it } from 'vitest';
import { readForm } from '../../../test-support/read-form.ts';
import { signIn } from '../../../test-support/render-paper.ts';
import { ModeFields } from './mode-fields.tsx';
import { type ModeValues, noModes } from './mode-values.ts';

beforeAll(() => signIn());

function Modes({ values, isClosed = false }: { values: Partial<ModeValues>; isClosed?: boolean }) {
  const form = useForm<ModeValues>({ initialValues: { ...noModes, ...values } });
  return <ModeFields form={form} isDisabled={isClosed} cash={null} />;
}

const needed = ['Card number', 'UPI transaction number', 'Cheque number'];
const references = ['NEFT transaction number', ...needed];

it('are an amount each, and a reference that waits for its amount; NEFT may go without (R465, R466, Q229)', () => {
  const empty = readForm(<Modes values={{}} />);
  expect(empty.map(({ label }) => label)).toEqual([
    'NEFT',
    'NEFT transaction number',
    'Card',
    'Card number',
    'UPI',
    'UPI transaction number',
    'Cheque amount',
    'Cheque number',
  ]);
  expect(empty.filter(({ isDisabled }) => isDisabled).map(({ label }) => label)).toEqual(references);
  const full = readForm(<Modes values={{ neft: 4, card: 1, upi: 2, chequeAmount: 3 }} />);
  expect(full.filter(({ isDisabled }) => isDisabled)).toEqual([]);
  expect(full.filter(({ isRequired }) => isRequired).map(({ label }) => label)).toEqual(needed);
});

it('are all closed after the discharge (R481)', () => {
  const closed = readForm(<Modes values={{ neft: 4, card: 1, upi: 2, chequeAmount: 3 }} isClosed />);
  expect(closed.every(({ isDisabled }) => isDisabled)).toBe(true);
});
