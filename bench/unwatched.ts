// Our server without the log of charts and without the wall before them: what is measured against, and nothing anybody runs.

import { getPatient } from '@charaka/contract/people/patient/patient';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { ShownCharts } from '@charaka/server/kernel/charts-shown';

for (const endpoint of [getPatient, getAdmission]) Object.assign(endpoint, { isWalled: false });
ShownCharts.prototype.take = async (_input, output) => output;
await import('./ours.ts');
