// What the calls of quality control have in common: their menu, spellings, and which series of controls is meant.
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
