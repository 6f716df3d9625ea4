// Shared parts of the calls of quality control: their menu, spellings, and the key of a series of controls.
import { id } from '../../kernel/field.ts';

/** Menu path that rights on quality control hang on. */
export const qualityMenu = 'investigation/quality';

/** How the fields of quality control are spelled on the wire. */
export const qualitySpellings = {
  qcMaterialId: 'materialId',
  labParameterId: 'parameterId',
  ranAt: 'ranOn',
  openedAt: 'openedOn',
  checkedAt: 'checkedOn',
  checkedByName: 'checkedBy',
  actedAt: 'actedOn',
  actedByName: 'actedBy',
  doneByName: 'doneBy',
  verifiedAt: 'verifiedOn',
  closedAt: 'closedOn',
};

/** Controls of one material, parameter and analyser. */
export const ofSeries = { qcMaterialId: id(), labParameterId: id(), analyserId: id() };
