// Answers what every screen needs at entry: other calls, served in one transaction.
import { getEntry as getEntryEndpoint } from '@charaka/contract/foundation/entry/entry';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { listRolePermissions } from '../access/list-role-permissions.ts';
import { listMessages } from '../message/list-messages.ts';
import { listNotifications } from '../message/list-notifications.ts';
import { getOwnAuthority } from '../staff/get-own-authority.ts';
import { getHospital } from '../tenancy/get-hospital.ts';
import { listFinancialYears } from '../tenancy/list-financial-years.ts';
import { listHospitals } from '../tenancy/list-hospitals.ts';

type Entry = OutputOf<typeof getEntryEndpoint>;

const parts = {
  rights: listRolePermissions,
  hospital: getHospital,
  hospitals: listHospitals,
  financialYears: listFinancialYears,
  messages: listMessages,
  notifications: listNotifications,
} as const satisfies Record<Exclude<keyof Entry, 'authority'>, Handler>;

/** The answer of a call that was asked for; each judges by itself what the caller may see. */
async function answer(call: Call, [name, handler]: readonly [string, Handler], asked: unknown) {
  return [name, asked == null ? null : await handler.run(call, asked)] as const;
}

/** All requested parts, and the authority always. When one part refuses, the call refuses. */
export const getEntry = handle(getEntryEndpoint, async (call, input): Promise<Entry> => {
  const asked: Readonly<Record<string, unknown>> = input;
  const [authority, ...answers] = await Promise.all([
    getOwnAuthority.run(call, {}),
    ...Object.entries(parts).map((part) => answer(call, part, asked[part[0]])),
  ]);
  return { ...Object.fromEntries(answers), authority: authority as Entry['authority'] };
});
