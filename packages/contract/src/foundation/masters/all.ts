// Every master of the product, in the order of its menu.
import type { Master } from '../../kernel/resource.ts';
import { allergy } from './allergy.ts';
import { antibiotic } from './antibiotic.ts';
import { association } from './association.ts';
import { bedType } from './bed-type.ts';
import { breakpoint } from './breakpoint.ts';
import { chargeCategory } from './charge-category.ts';
import { chargeType } from './charge-type.ts';
import { department } from './department.ts';
import { designation } from './designation.ts';
import { diagnosis } from './diagnosis.ts';
import { dietType } from './diet-type.ts';
import { lovDiscountHead } from './discount-head.ts';
import { doseLimit } from './dose-limit.ts';
import { gstSlab } from './gst-slab.ts';
import { hospitalSla } from './hospital-sla.ts';
import { insurance } from './insurance.ts';
import { itemCategory } from './item-category.ts';
import { labContainer } from './lab-container.ts';
import { labSection } from './lab-section.ts';
import { lovLicense } from './license.ts';
import { narrativeTemplate } from './narrative-template.ts';
import { notifiableDisease } from './notifiable-disease.ts';
import { organism } from './organism.ts';
import { organismGroup } from './organism-group.ts';
import { otMaster } from './ot-master.ts';
import { payrollCalendar } from './payroll-calendar.ts';
import { lovProcedure } from './procedure.ts';
import { salutation } from './salutation.ts';
import { scheduler } from './scheduler.ts';
import { specialization } from './specialization.ts';
import { specimenType } from './specimen-type.ts';
import { subDivision } from './sub-division.ts';
import { summaryTemplate } from './summary-template.ts';
import { teleBarredMedicine } from './tele-barred-medicine.ts';
import { thirdPartyProvider } from './third-party-provider.ts';

/** All masters; the engine serves each and a generated test walks each. */
export const masters: readonly Master[] = [
  department,
  designation,
  specialization,
  salutation,
  diagnosis,
  allergy,
  dietType,
  chargeType,
  chargeCategory,
  gstSlab,
  bedType,
  insurance,
  association,
  otMaster,
  lovLicense,
  lovProcedure,
  lovDiscountHead,
  hospitalSla,
  scheduler,
  payrollCalendar,
  subDivision,
  labSection,
  specimenType,
  labContainer,
  notifiableDisease,
  doseLimit,
  thirdPartyProvider,
  narrativeTemplate,
  organismGroup,
  organism,
  antibiotic,
  breakpoint,
  summaryTemplate,
  teleBarredMedicine,
  itemCategory,
];

/** The master of that name; a wrong name is a mistake of ours. */
export function masterNamed(name: string): Master {
  const found = masters.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no master named ${name}`);
  return found;
}
