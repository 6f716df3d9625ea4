// Reading FHIR R4 Patient resources, as other systems really write them.
import { describe, expect, it } from 'vitest';
import { fhirSentences, readFhirPatients, slimFhirFile } from './fhir-patient.ts';

const asha = {
  resourceType: 'Patient',
  id: 'p1',
  meta: { profile: ['https://nrces.in/ndhm/fhir/r4/StructureDefinition/Patient'] },
  text: { status: 'generated', div: '<div>Asha</div>' },
  active: true,
  identifier: [
    { system: 'https://healthid.ndhm.gov.in', value: '22-7225-4829-5255' },
    { system: 'https://healthid.abdm.gov.in', value: 'asha@abdm' },
    { type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] }, value: 'MR-77' },
    { type: { coding: [{ code: 'PPN' }] }, value: 'Z1234567' },
  ],
  name: [
    { use: 'maiden', family: 'Das', given: ['Asha'] },
    { use: 'official', family: 'Sen', given: ['Asha', 'Rani', 'Devi'], prefix: ['Mrs.'] },
  ],
  telecom: [
    { system: 'phone', value: '+91 33 2222 1111', use: 'home' },
    { system: 'phone', value: '98300 12345', use: 'mobile' },
    { system: 'phone', value: '9000000000', use: 'old' },
    { system: 'email', value: 'asha@mail.example' },
  ],
  gender: 'female',
  birthDate: '1984-02-29',
  address: [
    { use: 'old', city: 'Patna' },
    {
      use: 'home',
      line: ['12 Palash Avenue', 'Second floor'],
      city: 'Kolkata',
      state: 'West Bengal',
      postalCode: '700001',
      country: 'IN',
    },
  ],
  maritalStatus: { coding: [{ code: 'M' }] },
  photo: [{ url: 'https://elsewhere.example/p.png' }, { contentType: 'image/png', data: 'aGVsbG8=' }],
};

const bundleOf = (...resources: unknown[]) =>
  JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) });
const only = (resource: object) => readFhirPatients(JSON.stringify(resource)).patients[0]?.values;

describe('a patient resource', () => {
  it('gives name, contact, address, health ids, card and photo as we keep them', () => {
    expect(only(asha)).toEqual({
      salutation: 'Mrs.',
      firstName: 'Asha',
      middleName: 'Rani Devi',
      lastName: 'Sen',
      sex: 'female',
      birthDate: '1984-02-29',
      contactNo: '98300 12345',
      alternateNo: '+91 33 2222 1111',
      email: 'asha@mail.example',
      addressLineOne: '12 Palash Avenue',
      addressLineTwo: 'Second floor',
      city: 'Kolkata',
      state: 'West Bengal',
      pincode: '700001',
      country: 'IN',
      maritalStatus: 'Married',
      idCardType: 'Passport',
      idCardNo: 'Z1234567',
      healthIdNo: '22-7225-4829-5255',
      healthId: 'asha@abdm',
      image: 'aGVsbG8=',
    });
  });

  it('with a name in one piece is parted later; with nothing at all has no values', () => {
    expect(only({ resourceType: 'Patient', name: [{ text: 'মাধবী সেন' }] })).toEqual({ fullName: 'মাধবী সেন' });
    expect(only({ resourceType: 'Patient', name: [{ given: ['Asha'] }] })).toEqual({ fullName: 'Asha' });
    expect(only({ resourceType: 'Patient', name: 'Asha', telecom: {}, address: [null], photo: [1] })).toEqual({});
  });

  it('has a district where it has no city, and no marital status we have no word for', () => {
    const values = only({
      resourceType: 'Patient',
      address: [{ text: 'Near the old well', district: 'Nadia' }],
      maritalStatus: { coding: [{ code: 'W' }] },
    });
    expect(values).toEqual({ addressLineOne: 'Near the old well', city: 'Nadia' });
  });
});

describe('a file of resources', () => {
  it('is a bundle, whose entries are counted, and whose other and inactive resources are left out', () => {
    const file = readFhirPatients(
      bundleOf({ resourceType: 'Organization' }, asha, { ...asha, active: false }, null, asha),
    );
    expect(file.patients.map(({ row }) => row)).toEqual([2, 5]);
    expect(file.leftOutCount).toBe(2);
    expect(file.faults).toEqual([{ row: 4, value: '', sentence: fhirSentences.notFhir }]);
  });

  it('is ndjson, with a byte order mark, blank lines and a broken line among good ones', () => {
    const lines = ['\uFEFF', JSON.stringify(asha), '\r\n\r\n', '{"resourceType": "Pat', '\n', JSON.stringify(asha)];
    const file = readFhirPatients(lines.join(''));
    expect(file.patients.map(({ row }) => row)).toEqual([1, 4]);
    expect(file.faults).toHaveLength(1);
    expect(file.faults[0]).toMatchObject({ row: 3, value: '{"resourceType": "Pat' });
    expect(file.faults[0]?.sentence.text).toMatch(/^This line is not readable JSON/);
  });

  it.each(['', 'name,phone\nAsha,98', '{ "resourceType": "Bundle",\n "entry": [ {', '[1'])(
    'that is no JSON at all has one fault: %j',
    (text) => {
      const file = readFhirPatients(text);
      expect(file.patients).toEqual([]);
      expect(file.faults).toHaveLength(1);
      expect(file.faults[0]?.sentence.text).toMatch(/^The file is not readable JSON/);
    },
  );

  it('reads the same after it was slimmed, faults and rows included', () => {
    const files = [
      bundleOf({ resourceType: 'Observation', valueString: 'x'.repeat(999) }, asha, null, { ...asha, active: false }),
      `${JSON.stringify(asha)}\n\nbroken\n${JSON.stringify(asha)}`,
      JSON.stringify(asha),
      'no json',
    ];
    for (const file of files) expect(readFhirPatients(slimFhirFile(file))).toEqual(readFhirPatients(file));
    expect(slimFhirFile(files[0] as string).length).toBeLessThan((files[0] as string).length - 999);
  });
});
