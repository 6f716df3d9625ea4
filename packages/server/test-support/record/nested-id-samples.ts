// Requests that name records inside themselves: each is right as it stands, for the walk that puts another hospital's number into it.

import { bookVisit } from '@charaka/contract/clinic/counter/opd-fee';
import { addAppointment } from '@charaka/contract/clinic/opd/appointment';
import { saveCalendar } from '@charaka/contract/clinic/opd/calendar';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { addBooking } from '@charaka/contract/clinic/theatre/booking';
import { addProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { saveChargeMapping } from '@charaka/contract/money/tariff/charge-mapping';
import { addPackage } from '@charaka/contract/money/tariff/tariff-setting';
import { admit } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { reserveBed } from '@charaka/contract/stay/bed/bed';
import { addBed, addBedGroup } from '@charaka/contract/stay/bed/bed-setting';
import { saveSummary, signSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { addDocuments } from '@charaka/contract/stay/document/document';
import { addInstruction } from '@charaka/contract/stay/instruction/instruction';
import { addNote } from '@charaka/contract/stay/note/note';
import { addBirth } from '@charaka/contract/stay/record/birth';
import { addPackages } from '../money/packages.ts';
import { admissionForm } from '../patient/admission-form.ts';
import { hoursAgo } from '../patient/leaving-patient.ts';
import { dayOf, holdOpd } from '../patient/opd-day.ts';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestTenant, TestUser } from '../server/test-tenant.ts';
import { editSamples } from './edit-samples.ts';
import { openTheatres } from './theatre.ts';

/** A call and a request of it that the first hospital takes. */
export interface NestedSample {
  readonly endpoint: Endpoint;
  readonly as?: TestUser;
  /** The key of the record itself, which a call that adds one takes no notice of. */
  readonly ownKey?: string;
  /** Sets the scene and answers the request in plain names. */
  make(tenant: TestTenant): Promise<object>;
}

const now = () => new Date().toISOString();
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;
const person = { personName: 'Nisha Rao', phone: '9800011111' };
const operation = {
  theatreId: 1,
  day: dayOf(1),
  fromTime: '09:00',
  toTime: '10:00',
  operationName: 'Hernia repair',
  doctorId: 1,
};
const summaryOf = (admissionId: number) => ({
  admissionId,
  doctorId: 1,
  diagnosis: '<p>Dengue fever</p>',
  history: '',
  findings: '',
  investigations: '',
  treatment: '<p>Fluids</p>',
  conditionAtDischarge: '<p>Stable</p>',
  advice: '<p>Rest</p>',
  warningSigns: '<p>Fever</p>',
  medicines: [],
  followUpDay: '2027-01-15',
});
const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(64)}\n%%EOF\n`).toString('base64');

/** New records of every kind that points at others. */
const written: readonly NestedSample[] = [
  {
    endpoint: admit,
    make: async (tenant) => {
      await addPackages(tenant);
      const packages = [{ packageId: 1, packageName: 'Short stay' }];
      return { admission: admissionForm(tenant, await onePatient(tenant), { isPackageApplicable: true, packages }) };
    },
  },
  {
    endpoint: changeBed,
    make: async (tenant) => {
      const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, await onePatient(tenant)) });
      return { admission: { admissionId: admission.admissionId, bedTypeId: 1, bedGroupId: 1, bedId: 2 } };
    },
  },
  {
    endpoint: reserveBed,
    make: async (tenant) => ({
      bed: { bedId: 3, patientId: await onePatient(tenant), until: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  {
    endpoint: addBed,
    ownKey: 'bedId',
    make: async () => ({ bed: { bedName: 'N-1', bedTypeId: 1, bedGroupId: 1, chargeId: 2 } }),
  },
  {
    endpoint: addBedGroup,
    ownKey: 'bedGroupId',
    make: async () => ({ bedGroup: { bedGroupName: 'New ward', bedFloorId: 1 } }),
  },
  {
    endpoint: addPackage,
    ownKey: 'packageId',
    make: async () => ({
      package: { packageName: 'New', isTpa: false, lines: [{ chargeId: 1, quantity: 1, amount: 500 }] },
    }),
  },
  {
    endpoint: saveChargeMapping,
    make: async () => ({ chargeMapping: { chargeTypeId: 10, chargeId: 1, staffId: 1, doctorShare: 40 } }),
  },
  {
    endpoint: addInstruction,
    make: async (tenant) => ({
      instruction: {
        admissionId: await admitInScene(tenant),
        consultantId: 1,
        appliedAt: now(),
        instruction: 'Nil by mouth',
        instructionDate: dayOf(),
      },
    }),
  },
  {
    endpoint: addNote,
    make: async (tenant) => ({ note: { admissionId: await admitInScene(tenant), note: '<p>Stable</p>' } }),
  },
  { endpoint: saveSummary, make: async (tenant) => ({ summary: summaryOf(await admitInScene(tenant)) }) },
  {
    endpoint: signSummary,
    as: 'admin',
    make: async (tenant) => ({ summary: summaryOf(await admitInScene(tenant)) }),
  },
  {
    endpoint: addDocuments,
    make: async (tenant) => ({
      documents: [
        {
          admissionId: await admitInScene(tenant),
          category: 'report',
          sourceId: 1,
          documentDate: dayOf(),
          fileName: 'Report.pdf',
          content: pdf,
        },
      ],
    }),
  },
  {
    endpoint: addCharges,
    make: async (tenant) => ({
      admissionId: await admitInScene(tenant),
      lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }],
    }),
  },
  {
    endpoint: addPayment,
    make: async (tenant) => ({
      payment: { admissionId: await admitInScene(tenant), paidAt: now(), paymentType: 'Receive', amount: 10, cash: 10 },
    }),
  },
  {
    endpoint: saveCalendar,
    make: async () => ({
      calendar: {
        ...{ doctorId: 1, fromDate: dayOf(), toDate: dayOf(), weekdays: [0, 1, 2, 3, 4, 5, 6] },
        ...{ fromTime: '09:00', untilTime: '12:00', slotMinutes: 15, maxPatients: 5 },
      },
    }),
  },
  {
    endpoint: addAppointment,
    make: async (tenant) => {
      await holdOpd(tenant, 5);
      return { appointment: { ...person, doctorId: 1, day: dayOf(), slot: '09:00' } };
    },
  },
  {
    endpoint: addVisit,
    make: async (tenant) => {
      await holdOpd(tenant, 5);
      return { visit: { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() } };
    },
  },
  {
    endpoint: bookVisit,
    make: async (tenant) => {
      await holdOpd(tenant, 5);
      const visit = { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() };
      return { visit, counterBill: { lines: [{ chargeId: 4, quantity: 1 }], net: 350, amount: 350 } };
    },
  },
  {
    endpoint: moveVisit,
    make: async (tenant) => {
      await Promise.all([holdOpd(tenant, 5), holdOpd(tenant, 5, dayOf(1))]);
      const { visit } = await tenant.ask(addVisit, {
        visit: { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() },
      });
      return { visit: { visitId: visit.visitId, doctorId: 1, visitOn: dayOf(1), reason: 'Doctor is away' } };
    },
  },
  {
    endpoint: addProvisionalBooking,
    make: async (tenant) => {
      await openTheatres(tenant);
      return { booking: { ...person, ...operation } };
    },
  },
  {
    endpoint: addBooking,
    make: async (tenant) => {
      await openTheatres(tenant);
      return { booking: { admissionId: await admitInScene(tenant), ...operation } };
    },
  },
  {
    endpoint: addBirth,
    make: async (tenant) => {
      const form = admissionForm(tenant, await onePatient(tenant), { admissionCategory: 'Maternity' });
      const { admission } = await tenant.ask(admit, { admission: { ...form, admittedAt: hoursAgo(48) } });
      return {
        birth: {
          admissionId: admission.admissionId,
          sex: 'F',
          birthDate: dayOf(-1),
          birthTime: '10:30',
          bornType: 'Normal',
        },
      };
    },
  },
];

/** Staff, patients and hospitals are kept for the whole tenant. */
const ofTenant = ['patient', 'staff', 'hospital', 'referral'];

const changed: readonly NestedSample[] = editSamples
  .filter(({ wrapper }) => !ofTenant.includes(wrapper))
  .map(({ update, wrapper, make, typed }) => ({
    endpoint: update,
    make: async (tenant) => {
      const key = await make(tenant);
      return { [wrapper]: { ...typed('A'), ...key } };
    },
  }));

/** Every sample; `every-nested-id.test.ts` refuses a call that names such a record and has none. */
export const nestedSamples: readonly NestedSample[] = [...written, ...changed];
