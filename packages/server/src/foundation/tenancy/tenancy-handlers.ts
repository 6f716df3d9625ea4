// Every call of the tenancy area made by a signed-in user.
import type { Handler } from '../../kernel/handler.ts';
import { addFinancialYear } from './add-financial-year.ts';
import { addHospital } from './add-hospital.ts';
import { addPrintSetting } from './add-print-setting.ts';
import { deleteFinancialYear } from './delete-financial-year.ts';
import { deleteHospital } from './delete-hospital.ts';
import { deletePrintSetting } from './delete-print-setting.ts';
import { getHospital } from './get-hospital.ts';
import { getPaperLayout } from './get-paper-layout.ts';
import { getPrintSetting } from './get-print-setting.ts';
import { listCountries } from './list-countries.ts';
import { listDistricts } from './list-districts.ts';
import { listFinancialYears } from './list-financial-years.ts';
import { listHospitals } from './list-hospitals.ts';
import { listLanguages } from './list-languages.ts';
import { listPrintSettings } from './list-print-settings.ts';
import { listStates } from './list-states.ts';
import { listSubDivisions } from './list-sub-divisions.ts';
import { reopenHospital } from './reopen-hospital.ts';
import { savePaperLayout } from './save-paper-layout.ts';
import { setGstRule } from './set-gst-rule.ts';
import { setHospitalPicture } from './set-hospital-picture.ts';
import { updateFinancialYear } from './update-financial-year.ts';
import { updateHospital } from './update-hospital.ts';
import { updatePrintSetting } from './update-print-setting.ts';

/** Served by app.ts. */
export const tenancyHandlers: readonly Handler[] = [
  listHospitals,
  getHospital,
  addHospital,
  updateHospital,
  deleteHospital,
  reopenHospital,
  setHospitalPicture,
  setGstRule,
  listFinancialYears,
  addFinancialYear,
  updateFinancialYear,
  deleteFinancialYear,
  listCountries,
  listStates,
  listDistricts,
  listSubDivisions,
  listLanguages,
  listPrintSettings,
  getPrintSetting,
  addPrintSetting,
  updatePrintSetting,
  deletePrintSetting,
  getPaperLayout,
  savePaperLayout,
];
