// Names and amounts on their way between screen and server: aliases, capitals, rupees and paise.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { count, day, flag, id, money, optional, percent, quantity, text } from './field.ts';
import { shape, withChecks } from './shape.ts';
import { readAnswer, readNames, unwrap, wireSchema, writeAnswer, writeRequest } from './wire.ts';

const line = shape(
  { chargeName: text(), amount: money(), taken: optional(quantity()) },
  { chargeName: 'serviceName', amount: 'chargeAmount', taken: 'qty' },
);
const bill = shape(
  {
    patientId: id(),
    patientName: optional(text()),
    total: optional(money()),
    discount: optional(percent()),
    lines: z.array(line),
    payer: optional(line),
    notes: optional(z.record(z.string(), text())),
  },
  { patientId: ['patientUid', 'patient_UId', 'patientUID'], lines: 'chargeList' },
);
const wire = {
  patientUid: 7,
  patientName: 'Asha',
  total: 1234.56,
  discount: 12.5,
  chargeList: [
    { serviceName: 'Bed', chargeAmount: 0.1, qty: 1.5 },
    { serviceName: 'Food', chargeAmount: 0.29, qty: null },
  ],
  payer: null,
};
const plain = {
  patientId: 7,
  patientName: 'Asha',
  total: 123456,
  discount: 1250,
  lines: [
    { chargeName: 'Bed', amount: 10, taken: 1500 },
    { chargeName: 'Food', amount: 29, taken: null },
  ],
  payer: null,
};

describe('a request', () => {
  it('turns from the wire into plain names and back, amounts as typed until the shape reads them', () => {
    const named = readNames(bill)(wire);
    expect(named).toMatchObject({ patientId: 7, total: 1234.56, lines: [{ chargeName: 'Bed', amount: 0.1 }, {}] });
    expect(bill.parse(named)).toEqual(plain);
    expect(writeRequest(bill)(named)).toEqual(wire);
  });

  it.each(['patientUid', 'patient_UId', 'patientUID', 'PATIENTUID', 'patient_uid', 'patientId', 'PatientID'])(
    'accepts the spelling %s (Q25)',
    (spelling) => {
      expect(readNames(bill)({ [spelling]: 7 })).toEqual({ patientId: 7 });
    },
  );

  it('drops the base fields of a record, and keeps unknown ones for the shape to refuse (R034)', () => {
    const named = readNames(bill)({ patientUid: 7, chargeList: [], createdBy: 3, TenantId: 1, updatedOn: 'x', odd: 1 });
    expect(named).toEqual({ patientId: 7, lines: [], odd: 1 });
    expect(bill.safeParse(named).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['odd'] });
  });

  it.each([null, undefined, 7, 'text', [], [null], { chargeList: 'none' }, { chargeList: [7, null] }, { payer: [] }])(
    'of the wrong form passes through for the shape to refuse: %j',
    (odd) => {
      expect(bill.safeParse(readNames(bill)(odd)).success).toBe(false);
    },
  );

  it('has no keys of objects in general', () => {
    for (const key of ['constructor', 'toString', 'hasOwnProperty'])
      expect(bill.safeParse(readNames(bill)({ patientUid: 1, chargeList: [], [key]: 1 })).success).toBe(false);
  });

  it('keeps its spellings when its fields are checked together', () => {
    const checked = withChecks(line, (value, context) => {
      if (value.amount > 100) context.addIssue({ code: 'custom', message: 'Too much' });
    });
    expect(readNames(checked)({ serviceName: 'Bed', chargeAmount: 2 })).toEqual({ chargeName: 'Bed', amount: 2 });
    expect(checked.safeParse({ chargeName: 'Bed', amount: 2 }).error?.issues[0]?.message).toBe('Too much');
    expect(writeAnswer(checked)({ chargeName: 'Bed', amount: 200 })).toEqual({ serviceName: 'Bed', chargeAmount: 2 });
  });
});

describe('an answer', () => {
  it('turns into the spellings of the wire and back, paise as rupees', () => {
    expect(writeAnswer(bill)(plain)).toEqual(wire);
    expect(readAnswer(bill)(wire)).toEqual(plain);
  });

  it('says nothing that its shape does not name', () => {
    expect(writeAnswer(line)({ chargeName: 'Bed', amount: 100, passwordHash: 'secret' })).toEqual({
      serviceName: 'Bed',
      chargeAmount: 1,
    });
  });

  it('keeps every amount exact, from one paisa to the largest', () => {
    for (const paise of [0, 1, 7, 10, 29, 57, 99, 101, 1_005, 110_007, 999_999_999_999]) {
      const travelled = JSON.parse(JSON.stringify(writeAnswer(line)({ chargeName: 'x', amount: paise })));
      expect(readAnswer(line)(travelled)).toMatchObject({ amount: paise });
      expect(line.parse(readNames(line)(travelled)).amount).toBe(paise);
    }
  });

  it('turns the member of a union that fits', () => {
    const either = shape({ of: z.union([line, z.array(line)]) }, { of: 'either' });
    const [one, turned] = [
      { chargeName: 'x', amount: 250 },
      { serviceName: 'x', chargeAmount: 2.5 },
    ];
    expect(writeAnswer(either)({ of: one })).toEqual({ either: turned });
    expect(writeAnswer(either)({ of: [one, one] })).toEqual({ either: [turned, turned] });
    expect(readAnswer(either)({ either: [turned] })).toEqual({ of: [one] });
  });
});

describe('the description of the wire', () => {
  it('has the spellings of the wire at every depth, and amounts as numbers', () => {
    const described = JSON.stringify(z.toJSONSchema(wireSchema(bill), { io: 'input' }));
    for (const spelling of ['patientUid', 'chargeList', 'serviceName', 'chargeAmount', 'qty'])
      expect(described).toContain(`"${spelling}"`);
    for (const inner of ['patientId', 'lines', 'chargeName', '"taken"']) expect(described).not.toContain(inner);
    expect(wireSchema(bill).safeParse({ ...wire, odd: 1 }).success).toBe(false);
  });

  it('reaches what is wrapped', () => {
    expect(unwrap(optional(optional(count())))).toBeInstanceOf(z.ZodNumber);
    expect(unwrap(flag().default(true))).toBeInstanceOf(z.ZodBoolean);
    expect(unwrap(optional(day()))).toBeInstanceOf(z.ZodString);
  });
});
