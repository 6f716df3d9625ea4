// The calls of births, newborns and deaths.
import type { Handler } from '../../kernel/handler.ts';
import { addBirth } from './add-birth.ts';
import { addDeath } from './add-death.ts';
import { admitInfant } from './admit-infant.ts';
import { deleteBirth } from './delete-birth.ts';
import { deleteDeath } from './delete-death.ts';
import { getBirth } from './get-birth.ts';
import { getDeath } from './get-death.ts';
import { listBirths } from './list-births.ts';
import { listBirthsOfAdmission } from './list-births-of-admission.ts';
import { listDeaths } from './list-deaths.ts';
import { listInfants } from './list-infants.ts';
import { mortuaryHandlers } from './mortuary.ts';
import { updateBirth } from './update-birth.ts';
import { updateDeath } from './update-death.ts';

/** Everything served of births and deaths. */
export const recordHandlers: readonly Handler[] = [
  listBirths,
  getBirth,
  listBirthsOfAdmission,
  addBirth,
  updateBirth,
  deleteBirth,
  admitInfant,
  listInfants,
  listDeaths,
  getDeath,
  addDeath,
  updateDeath,
  deleteDeath,
  ...mortuaryHandlers,
];
