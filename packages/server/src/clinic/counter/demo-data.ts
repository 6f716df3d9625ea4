// Demo data of the outpatients' past: three months of visits with their notes, fees, bills of the counter, refunds that are due.
import { userIdFor } from '../../../db/seed/access-data.ts';
import type { DemoPart, DemoScene } from '../../../db/seed/demo-part.ts';
import { seedCounterBills } from '../../../db/seed/seed-counter-bills.ts';
import { seedPrescriptions, seedVisitHistory, usersOf } from '../../../db/seed/seed-visit-history.ts';
import { seedVisitTests } from '../../../db/seed/seed-visit-tests.ts';

/** The clerk of the desk and the log-in of the doctor, in each hospital. */
const writersOf = ({ tenant, now, historyDays }: DemoScene) => ({
  now,
  historyDays,
  desk: usersOf(tenant, (hospitalId) => userIdFor('frontdesk', hospitalId)),
  doctor: usersOf(tenant, (hospitalId) => userIdFor('doctor', hospitalId)),
});

/** Rows of the demo. */
export const counterDemo: readonly DemoPart[] = [
  {
    name: 'visits of the past',
    needs: ['patients', 'staff', 'admissions', 'users'],
    seed: (scene) => seedVisitHistory(scene.owner, scene.tenant, writersOf(scene)),
  },
  {
    name: 'prescriptions',
    needs: ['visits of the past', 'orders'],
    seed: (scene) => seedPrescriptions(scene.owner, scene.tenant, writersOf(scene)),
  },
  {
    name: 'tests of visits',
    needs: ['prescriptions', 'prices', 'laboratory catalogue'],
    seed: ({ owner, tenant, now }) => seedVisitTests(owner, tenant, now),
  },
  {
    name: 'counter bills',
    needs: ['tests of visits', 'queues', 'prices'],
    seed: (scene) => seedCounterBills(scene.owner, scene.tenant, writersOf(scene)),
  },
];
