// The calls that read a record and those that change it, each with a record of its kind, for the walk that sends records back.

import { getProvisionalBooking, updateProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import { addRole, getRole, updateRole } from '@charaka/contract/foundation/access/role';
import { addMessage, getMessage, updateMessage } from '@charaka/contract/foundation/message/message';
import {
  addPrintSetting,
  getPrintSetting,
  updatePrintSetting,
} from '@charaka/contract/foundation/tenancy/print-setting';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { addGlMaster, getGlMaster, updateGlMaster } from '@charaka/contract/money/finance/ledger';
import { addPackage, getPackageMaster, updatePackage } from '@charaka/contract/money/tariff/tariff-setting';
import { addNote, getNote, updateNote } from '@charaka/contract/stay/note/note';
import { editSamples } from '../record/edit-samples.ts';
import { openTheatres, plan } from '../record/theatre.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { admittedPatient } from './leaving-patient.ts';

/** Two calls on one record. */
export interface ReadablePair {
  readonly get: Endpoint;
  readonly update: Endpoint;
  /** Makes a record and answers what reads it. */
  readonly asked: (tenant: TestTenant) => Promise<object>;
  /** The record's key on the wire, where it is not the first that the changing call takes and answers. */
  readonly wrapper?: string;
  /** Keys that move with the clock. */
  readonly moving?: readonly string[];
}

const ofForms = editSamples.map(
  (sample): ReadablePair => ({
    get: sample.get,
    update: sample.update,
    asked: async (tenant) => {
      const key = await sample.make(tenant);
      return sample.asked?.(key) ?? { [sample.wrapper]: key };
    },
  }),
);

/** Every pair but those of masters, which are made from their declarations. */
export const readablePairs: readonly ReadablePair[] = [
  ...ofForms,
  {
    get: getPackageMaster,
    update: updatePackage,
    asked: async (tenant) => {
      const lines = [{ chargeId: 1, quantity: 1, amount: 500 }];
      const added = await tenant.ask(addPackage, { package: { packageName: 'Listed', isTpa: false, lines } });
      return { package: { packageId: added.package.packageId } };
    },
  },
  {
    get: getGlMaster,
    update: updateGlMaster,
    asked: async (tenant) => {
      const subLedgers = [{ slName: 'Branch' }];
      const account = { glName: 'Rent of rooms', plBsId: 1, hasSubLedgers: true, openingBalance: 12.5, subLedgers };
      const { glMaster } = await tenant.ask(addGlMaster, { glMaster: account });
      return { glid: glMaster.glid };
    },
  },
  {
    get: getProvisionalBooking,
    update: updateProvisionalBooking,
    asked: async (tenant) => {
      await openTheatres(tenant);
      const { booking } = (await plan(tenant)).output;
      return { booking: { provisionalBookingId: booking.provisionalBookingId } };
    },
  },
  {
    get: getRole,
    update: updateRole,
    asked: async (tenant) => ({ roleId: (await tenant.ask(addRole, { role: { roleName: 'Porter' } })).role.roleId }),
  },
  {
    get: getPrintSetting,
    update: updatePrintSetting,
    asked: async (tenant) => {
      const printSetting = { settingFor: 'ipd_bill', headerHeight: 100, footerHtml: '<p>Ours</p>' } as const;
      const added = await tenant.ask(addPrintSetting, { printSetting });
      return { printSetting: { printSettingId: added.printSetting.printSettingId } };
    },
  },
  {
    get: getMessage,
    update: updateMessage,
    asked: async (tenant) => {
      const message = { title: 'Water', body: '<p>Off at noon</p>', roleMappings: [{ roleId: 30 }] };
      const added = await tenant.ask(addMessage, { message });
      return { message: { messageId: added.message.messageId } };
    },
  },
  {
    get: getNote,
    update: updateNote,
    asked: async (tenant) => {
      await admittedPatient(tenant, {});
      // The author alone changes it.
      const asAuthor = { as: 'admin' } as const;
      const { note } = await tenant.ask(addNote, { note: { admissionId: 1, note: 'Slept well' } }, asAuthor);
      return { noteId: note.noteId };
    },
  },
];
