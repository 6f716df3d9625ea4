// The pictures of a tenant for tests: every place that holds one, filled through the product and read through it.

import { addStaff, getStaff, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { setHospitalPicture } from '@charaka/contract/foundation/tenancy/hospital';
import {
  addPrintSetting,
  getPrintSetting,
  updatePrintSetting,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { addMortuary, getMortuary, updateMortuary } from '@charaka/contract/stay/record/mortuary';
import { staffForm } from '../access/staff-form.ts';
import { hoursAgo } from '../patient/leaving-patient.ts';
import { patientForm } from '../patient/patient-form.ts';
import type { TestTenant } from '../server/test-tenant.ts';

/** A picture by its number: a PNG of one pixel, with the number behind its end so that no two are the same. */
export function pictureNo(number: number): string {
  const head = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ';
  return head + Buffer.from(`picture number ${String(number).padStart(6, '0')}`).toString('base64');
}

/** A place that holds pictures. Each call writes or reads through the product. */
export interface PicturePlace {
  readonly column: string;
  /** Makes a record with this picture and answers its number. */
  readonly add: (tenant: TestTenant, picture: string) => Promise<number>;
  /** Gives the record another picture, or none. */
  readonly change: (tenant: TestTenant, key: number, picture: string | null) => Promise<unknown>;
  readonly read: (tenant: TestTenant, key: number) => Promise<string | null | undefined>;
}

const hospitalPicture = (kind: 'image' | 'miniLogo' | 'appLogo', column: string): PicturePlace => ({
  column,
  add: async (tenant, picture) => {
    await tenant.ask(setHospitalPicture, { hospital: { hospitalId: 1, kind, picture } });
    return 1;
  },
  change: (tenant, hospitalId, picture) => tenant.ask(setHospitalPicture, { hospital: { hospitalId, kind, picture } }),
  read: async (tenant, hospitalId) =>
    (await tenant.ask(getHospital, { hospital: { hospitalId }, isWithPictures: true })).hospital[kind],
});

const body = (image: string | null) => ({
  patientName: 'Unknown, about 60',
  sex: 'M' as const,
  diedAt: hoursAgo(5),
  receivedAt: hoursAgo(3),
  chamberNo: 'C-1',
  isMedicoLegal: false,
  document: image,
});

/** Every place whose pictures a form changes; a merge keeps those it replaced. */
export const picturePlaces: readonly PicturePlace[] = [
  hospitalPicture('image', 'hospital.image_file_id'),
  hospitalPicture('miniLogo', 'hospital.mini_logo_file_id'),
  hospitalPicture('appLogo', 'hospital.app_logo_file_id'),
  {
    column: 'print_setting.image_file_id',
    add: async (tenant, headerImage) =>
      (await tenant.ask(addPrintSetting, { printSetting: { settingFor: 'ipd_bill', headerImage } })).printSetting
        .printSettingId,
    change: (tenant, printSettingId, headerImage) =>
      tenant.ask(updatePrintSetting, { printSetting: { printSettingId, settingFor: 'ipd_bill', headerImage } }),
    read: async (tenant, printSettingId) =>
      (await tenant.ask(getPrintSetting, { printSetting: { printSettingId } })).printSetting.headerImage,
  },
  {
    column: 'staff.image_file_id',
    add: async (tenant, image) => (await tenant.ask(addStaff, { staff: staffForm({ image }) })).staff.staffId,
    change: (tenant, staffId, image) => tenant.ask(updateStaff, { staff: { ...staffForm({ image }), staffId } }),
    read: async (tenant, staffId) => (await tenant.ask(getStaff, { staffId })).staff.image,
  },
  {
    column: 'patient.image_file_id',
    add: async (tenant, image) => (await tenant.ask(addPatient, { patient: patientForm({ image }) })).patient.patientId,
    change: (tenant, patientId, image) =>
      tenant.ask(updatePatient, { patient: { ...patientForm({ image }), patientId } }),
    read: async (tenant, patientId) => (await tenant.ask(getPatient, { patient: { patientId } })).patient.image,
  },
  {
    column: 'mortuary_admission.image_file_id',
    add: async (tenant, picture) =>
      (await tenant.ask(addMortuary, { mortuaryAdmission: body(picture) })).mortuaryAdmission.mortuaryId,
    change: (tenant, mortuaryId, picture) =>
      tenant.ask(updateMortuary, { mortuaryAdmission: { ...body(picture), mortuaryId } }),
    read: async (tenant, mortuaryId) =>
      (await tenant.ask(getMortuary, { mortuaryAdmission: { mortuaryId } })).mortuaryAdmission.document,
  },
];
