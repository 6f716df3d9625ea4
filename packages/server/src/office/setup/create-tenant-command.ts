// `npm run tenant:create -- --slug aster --name "Aster Hospital" --admin asha@aster.example`: a tenant of one's own, without the demo.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { withOwner } from '../../database/open-database.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { migrate } from '../../kernel/migrate.ts';
import { readSettings } from '../../kernel/settings.ts';
import { createTenant, type TenantWish } from './create-tenant.ts';
import { refuseBesideOpenDemo } from './demo-door.ts';

const USAGE = `Usage: npm run tenant:create -- --slug <name in the address> --name "<hospital>" --admin <e-mail>
  [--country IN|BD] [--password-stdin]
Without --password-stdin a one-time password is made and shown once.`;

async function readWish(): Promise<TenantWish> {
  const { values } = parseArgs({
    options: {
      slug: { type: 'string' },
      name: { type: 'string' },
      admin: { type: 'string' },
      country: { type: 'string', default: 'IN' },
      // A password among the arguments would stand in the list of processes and in the shell's history.
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const { slug, name, admin, country } = values;
  if (!slug || !name || !admin) throw new CommandRefusal(USAGE);
  const password = values['password-stdin'] ? await firstLineOfInput() : undefined;
  return { slug, displayName: name, adminEmail: admin, country, password };
}

async function firstLineOfInput(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

async function run(): Promise<void> {
  const wish = await readWish();
  const settings = readSettings(process.env);
  await withOwner(settings, async (owner) => {
    await migrate(owner);
    await refuseBesideOpenDemo(owner, settings.isOnNetwork);
    const { oneTimePassword } = await createTenant(owner, wish);
    console.log(`Made the tenant ${wish.slug} for ${wish.displayName}.`);
    console.log(`  Open      http://localhost:${settings.port}/?tenant=${wish.slug}`);
    console.log(`  Log in    ${wish.adminEmail.toLowerCase()}`);
    if (oneTimePassword)
      console.log(`  Password  ${oneTimePassword}   (shown only now; the first log-in asks for another)`);
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
