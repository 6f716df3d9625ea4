// Makes a tenant of one's own, whole or not at all; what `npm run tenant:create` does.

import { passwordFault } from '@charaka/rules/access/password-strength';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { z } from 'zod';
import { homeCountries, seedOwnTenant } from '../../../db/seed/seed-own-tenant.ts';
import { hashPassword } from '../../foundation/access/password.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { oneTimePassword } from './one-time-password.ts';

/** The entries of the operator who creates a tenant. */
export interface TenantWish {
  /** The name in the address, as in `?tenant=aster` and `aster.hospital.example`. */
  readonly slug: string;
  /** The name on the papers. */
  readonly displayName: string;
  readonly country: string;
  readonly adminEmail: string;
  /** Without one a random one is made, which has to be changed at the first log-in. */
  readonly password?: string | undefined;
}

const ADMINISTRATOR = 'Administrator';

/** The first error of a wish, as a sentence; undefined when it can be fulfilled. */
function faultOf({ slug, displayName, country, adminEmail, password }: TenantWish): string | undefined {
  // The first label of a sub-domain, where 'www' means none.
  if (!/^[a-z][a-z0-9-]{0,38}[a-z0-9]$/.test(slug) || slug === 'www')
    return 'The slug has 2 to 40 small letters, digits and hyphens, begins with a letter and is not www, as aster-pune';
  if (displayName.trim() === '' || displayName.length > 120) return 'The name of the hospital has 1 to 120 letters';
  if (!Object.hasOwn(homeCountries, country)) return `The country is one of ${Object.keys(homeCountries).join(', ')}`;
  if (!z.email().max(200).safeParse(adminEmail).success) return `${adminEmail} is no e-mail address`;
  return password === undefined ? undefined : passwordFault(password)?.text;
}

/**
 * Makes the tenant in a migrated database and answers the one-time password, if one was made. Refuses a wish that is wrong and a
 * name that is taken, also by a tenant that is closed; then nothing is written.
 */
export async function createTenant(
  owner: pg.Client,
  wish: TenantWish,
  now = new Date(),
): Promise<{ tenantId: number; oneTimePassword: string | undefined }> {
  const fault = faultOf(wish);
  if (fault) throw new CommandRefusal(fault);
  const made = wish.password === undefined ? oneTimePassword() : undefined;
  const passwordHash = await hashPassword(made ?? wish.password ?? '');
  const country = wish.country as keyof typeof homeCountries;
  await owner.query('begin');
  try {
    // Two that are made at one time take turns, as servers that seed the demo do.
    await owner.query('lock table tenant in share row exclusive mode');
    await owner.query(`select set_config('app.operation', 'tenant:create', true)`);
    const tenantId = await nextTenantId(owner, wish.slug);
    const tenant = {
      tenantId,
      slug: wish.slug,
      displayName: wish.displayName.trim(),
      country,
      adminName: ADMINISTRATOR,
      adminEmail: wish.adminEmail.toLowerCase(),
      passwordHash,
      mustChangePassword: made !== undefined,
    };
    await seedOwnTenant(owner, tenant, dateInZone(now, homeCountries[country].timezone));
    await owner.query('commit');
    return { tenantId, oneTimePassword: made };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** The number behind the last one. Refuses a name that is taken. */
async function nextTenantId(owner: pg.Client, slug: string): Promise<number> {
  const { rows } = await owner.query<{ next: number; isTaken: boolean }>(
    `select coalesce(max(tenant_id), 0) + 1 as next, coalesce(bool_or(lower(tenant_name) = $1), false) as "isTaken" from tenant`,
    [slug],
  );
  const [found] = rows;
  if (!found || found.isTaken) throw new CommandRefusal(`There is a tenant named ${slug} already; nothing was changed`);
  return found.next;
}
