// The path of a field travels under the wire's names and arrives under the contract's.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { id, optional, text } from './field.ts';
import { shape } from './shape.ts';
import { plainPath, wirePath } from './wire-path.ts';

const input = shape(
  {
    bill: shape(
      { admissionId: id(), lines: z.array(shape({ chargeName: text() }, { chargeName: 'serviceName' })) },
      { admissionId: ['patientIpId', 'ipdId'] },
    ),
    place: optional(z.union([text(), shape({ bedId: id() }, { bedId: 'currentBedId' })])),
  },
  { bill: 'ipdPatientBillView' },
);

it.each([
  ['bill.admissionId', 'ipdPatientBillView.patientIpId'],
  ['bill.lines.3.chargeName', 'ipdPatientBillView.lines.3.serviceName'],
  ['place.bedId', 'place.currentBedId'],
  ['bill.unheard.of', 'ipdPatientBillView.unheard.of'],
  ['', ''],
])('%s is %s on the wire (Q216)', (plain, wire) => {
  expect(wirePath(input, plain)).toBe(wire);
  expect(plainPath(input, wire)).toBe(plain);
});

it('any accepted spelling in any capitals leads to the field (Q25, Q216)', () => {
  expect(plainPath(input, 'IPDPATIENTBILLVIEW.ipdid')).toBe('bill.admissionId');
});
