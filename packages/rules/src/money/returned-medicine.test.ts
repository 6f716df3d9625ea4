// The place of returned medicine.
import { expect, it } from 'vitest';
import { placeOfReturn, type ReturnedMedicine } from './returned-medicine.ts';

const sound: ReturnedMedicine = {
  isHeld: false,
  isExpired: false,
  isInUse: true,
  isCold: false,
  isStorageKnown: true,
  schedule: null,
  hasLeftHospital: true,
  isLate: false,
  isOwnMistake: false,
  choice: null,
};

it.each([
  ['of a sound pack', {}, 'Shelf'],
  ['of a pack that the pharmacist doubts', { choice: 'Quarantine' }, 'Quarantine'],
  ['of a batch that expired since', { isExpired: true }, 'Quarantine'],
  ['of an item out of use', { isInUse: false }, 'Quarantine'],
  ['of Schedule X', { schedule: 'X' }, 'scheduleX'],
  ['of Schedule X by a mistake of the pharmacy', { schedule: 'X', isOwnMistake: true }, 'scheduleX'],
  ['of an item without a storage', { isStorageKnown: false }, 'Quarantine'],
  ['of an item without a storage that the pharmacist checked', { isStorageKnown: false, choice: 'Shelf' }, 'Shelf'],
  ['of an item without a storage that never left the ward', { isStorageKnown: false, hasLeftHospital: false }, 'Shelf'],
  ['of an expired item that the pharmacist checked', { isExpired: true, choice: 'Shelf' }, 'Quarantine'],
  ['of Schedule H1', { schedule: 'H1' }, 'Shelf'],
  ['of a cold item', { isCold: true }, 'cold'],
  ['after the days', { isLate: true }, 'late'],
  ['of a held batch, whatever its state', { isHeld: true, isLate: true, isCold: true, schedule: 'X' }, 'Quarantine'],
  ['of a mistake of the pharmacy', { isOwnMistake: true, isLate: true, isExpired: true }, 'Quarantine'],
  ['of a cold item that never left the ward', { isCold: true, hasLeftHospital: false }, 'Quarantine'],
  ['of a stay after the days', { isLate: true, hasLeftHospital: false }, 'Shelf'],
] as const)('a return %s (PH011, PH062)', (_, more, place) => {
  expect(placeOfReturn({ ...sound, ...more })).toBe(place);
});
