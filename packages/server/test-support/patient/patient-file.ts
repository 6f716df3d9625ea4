// Files of patients as another system writes them, with the columns they have.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { listPatients } from '@charaka/contract/people/patient/patient';
import type { importPatients } from '@charaka/contract/people/patient/patient-import';
import type { TestTenant } from '../server/test-tenant.ts';

/** A file and how it is to be read. */
export type Upload = InputOf<typeof importPatients>;

/** Columns of the file. */
export const mapping = {
  salutation: 'Title',
  firstName: 'First',
  lastName: 'Last',
  sex: 'Sex',
  birthDate: 'Born',
  contactNo: 'Phone',
  email: 'Email',
  addressLineOne: 'Address',
  city: 'City',
  state: 'State',
};

/** The headings. */
export const HEAD = 'Title,First,Last,Sex,Born,Phone,Email,Address,City,State';

/** A file of these lines. */
export function upload(lines: readonly string[], changes: Partial<Upload> = {}): Upload {
  return { file: [HEAD, ...lines].join('\n'), format: 'csv', mapping, isTakingAlike: false, ...changes };
}

/** A line with everything in it. */
export const rina = 'Mrs,Rina,Sen,F,1990-05-01,9830012345,rina@mail.example,"12 Palash Road, flat 2",Pune,Maharashtra';

/** A line in another script, with as little as will do. */
export const madhabi = ',মাধবী,সেন,মহিলা,5/3/1962,+8801712345678,,৪ শাপলা সড়ক,Kochi,Kerala';

/** How many patients the tenant has. */
export async function patientCount(tenant: TestTenant): Promise<number> {
  return (await tenant.ask(listPatients, { pageNumber: 1, pageSize: 1 })).totalCount;
}
