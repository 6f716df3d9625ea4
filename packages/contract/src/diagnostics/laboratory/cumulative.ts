// Results over the years on the wire: parameters by dates, each value with the range it was judged by; table and trend are drawn from one answer.

import { resultFlags } from '@charaka/rules/diagnostics/reference-range';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { day, decimal, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { reportMenu } from './lab-menus.ts';

const spellings = {
  patientId: 'patientUid',
  labParameterId: 'parameterId',
  takenAt: 'collectedOn',
  fromDay: 'from',
};

/** The verified results of a patient, of the last five years where nothing else is asked; in units told apart or turned (LB036). */
export const getCumulative = endpoint({
  path: '/Lab/GetCumulative',
  aliases: ['/Lab/GetTrend'],
  summary: 'Reads the verified results of a patient as parameters by dates.',
  permission: { menu: reportMenu, action: 'view', orMenus: [admissionMenu], orDeeds: ['read-chart'] },
  effect: 'read',
  isWalled: true,
  input: shape({ patientId: id(), fromDay: optional(day()) }, spellings),
  output: shape({
    dates: z.array(shape({ specimenId: id(), takenAt: instant() }, spellings)),
    parameters: z.array(
      shape(
        {
          labParameterId: id(),
          parameterName: text(),
          unit: optional(text()),
          isAbnormal: flag(),
          values: z.array(
            shape({
              specimenId: id(),
              valueText: text(2000),
              /** Set when the unit differs from that of the parameter and cannot be converted. */
              unit: optional(text()),
              /** In the unit of the parameter; nothing of words, and of units that cannot be turned. */
              number: optional(decimal()),
              flag: optional(oneOf(resultFlags)),
              rangeText: optional(text(2000)),
              low: optional(decimal()),
              high: optional(decimal()),
            }),
          ),
        },
        spellings,
      ),
    ),
  }),
});
