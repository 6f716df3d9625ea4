// The call that brings what every screen needs at entry: the answers of seven other calls, from one moment.
import { bodySize, endpoint } from '../../kernel/endpoint.ts';
import { optional } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { listRolePermissions } from '../access/access.ts';
import { listMessages, listNotifications } from '../message/message.ts';
import { getOwnAuthority } from '../staff/delegation.ts';
import { getHospital, listFinancialYears, listHospitals } from '../tenancy/tenancy.ts';

/**
 * Each part is asked with the input of its own call and answered as that call answers it; a part that is not asked for is null. The
 * authority needs no question. Only once the user has proved who they are: before that the calls that are open then are made one by one (PS033). An extension.
 */
export const getEntry = endpoint({
  path: '/User/GetEntry',
  summary: 'Answers in one transaction what every screen needs at entry: rights, hospital, years, authority, messages.',
  permission: 'signed-in',
  effect: 'read',
  bodyBytes: bodySize.long,
  input: shape({
    rights: optional(listRolePermissions.input),
    hospital: optional(getHospital.input),
    hospitals: optional(listHospitals.input),
    financialYears: optional(listFinancialYears.input),
    messages: optional(listMessages.input),
    notifications: optional(listNotifications.input),
  }),
  output: shape({
    rights: optional(listRolePermissions.output),
    hospital: optional(getHospital.output),
    hospitals: optional(listHospitals.output),
    financialYears: optional(listFinancialYears.output),
    authority: getOwnAuthority.output,
    messages: optional(listMessages.output),
    notifications: optional(listNotifications.output),
  }),
});
