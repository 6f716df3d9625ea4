// Facts and switches of a hospital that the specification keeps and no rule of it uses: they are stored and answered (Q231).

import { z } from 'zod';
import { flag, id, optional, text } from '../../kernel/field.ts';
import { tenancyChecks } from './tenancy-checks.ts';

const between = (least: number, most: number, message: string) =>
  optional(z.number(message).min(least, message).max(most, message));

/** The fields, as typed and as answered; what is left out is cleared, a switch is off. */
export const hospitalSwitches = {
  langId: optional(id()),
  languages: optional(text(200)),
  districtCode: optional(text(20)),
  subDivisionId: optional(id()),
  longitude: between(-180, 180, tenancyChecks.enterLongitude.text),
  latitude: between(-90, 90, tenancyChecks.enterLatitude.text),
  opdRecordMonths: optional(
    z.int(tenancyChecks.enterWholeMonths.text).min(0, tenancyChecks.enterWholeMonths.text).max(1200),
  ),
  isDoctorRestricted: optional(flag()),
  isSuperadminRestricted: optional(flag()),
  hasLabSignature: optional(flag()),
  hasRadiologySignature: optional(flag()),
};

/** How they are spelled on the wire. */
export const hospitalSwitchSpellings = {
  opdRecordMonths: 'opdRecordMonth',
  isDoctorRestricted: 'doctorRestriction',
  isSuperadminRestricted: 'superadminRestriction',
  hasLabSignature: 'enableLabSignature',
  hasRadiologySignature: 'enableRadiologySignature',
};
