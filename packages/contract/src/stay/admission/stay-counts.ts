// How much stands under each tab of a stay, on the wire: all of them in one call.
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, oneOf } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionKey, admissionMenu } from './admission.ts';

/** The tabs that hold things to be counted. */
export const countedTabs = ['charges', 'payments', 'notes', 'orders', 'documents'] as const;

/** Figures the caller may not see are left out, not shown as zero. An extension. */
export const getStayCounts = endpoint({
  path: '/IPD/GetStayCounts',
  summary: 'Counts what stands under each tab of a stay.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admission: admissionKey }, { admission: 'ipdPatientViewModel' }),
  output: shape({ counts: z.array(shape({ tab: oneOf(countedTabs), count: count() })) }),
});
