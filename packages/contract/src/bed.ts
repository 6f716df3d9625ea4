// Floors, wards and beds on the wire; the master screens of part 6 build on the same calls.
import { endpoint } from './endpoint.ts';
import { flag, id, optional, text } from './field.ts';
import { listInput, listOutput } from './list.ts';
import { shape } from './shape.ts';

/** A floor of the hospital. */
export const bedFloor = shape({
  bedFloorId: id(),
  bedFloorName: text(),
  bedFloorDescription: optional(text()),
  isActive: flag(),
});

/** A ward: the specification's bed group. */
export const bedGroup = shape({
  bedGroupId: id(),
  bedGroupName: text(),
  bedFloorId: optional(id()),
  bedFloorName: optional(text()),
  isActive: flag(),
});

/** A bed, and who lies in it now. */
export const bed = shape(
  {
    bedId: id(),
    bedName: text(),
    bedTypeId: id(),
    bedTypeName: text(),
    bedGroupId: id(),
    bedGroupName: text(),
    bedFloorName: optional(text()),
    isVirtual: flag(),
    isOccupied: flag(),
    admissionId: optional(id()),
    patientName: optional(text()),
    isActive: flag(),
  },
  { admissionId: 'patientIpId' },
);

/** Floors of the hospital (R296). */
export const listBedFloors = endpoint({
  path: '/Bed/GetAllBedFloor',
  summary: 'Lists the floors of the hospital.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({}),
  output: listOutput(bedFloor, 'bedFloorList'),
});

/** Wards of the hospital (R296). */
export const listBedGroups = endpoint({
  path: '/Bed/GetAllBedGroups',
  summary: 'Lists the wards of the hospital.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({}),
  output: listOutput(bedGroup, 'bedGroupList'),
});

/** Beds of the hospital with who lies in them; `isFree` leaves out the occupied and the inactive ones (R414, Q61). */
export const listBeds = endpoint({
  path: '/Bed/GetAllBeds',
  summary: 'Lists the beds of the hospital and who lies in them.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({ isFree: optional(flag()) }),
  output: listOutput(bed, 'bedList'),
});
