// `npm run factor:reset -- --tenant aster --user asha@aster.example --reason "lost the phone"`: for an only administrator without phone and codes.
import { parseArgs } from 'node:util';
import { withOwner } from '../../database/open-database.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { openMail } from '../../kernel/mail.ts';
import { readSettings } from '../../kernel/settings.ts';
import { type ResetWish, resetFactor } from './reset-factor.ts';

const USAGE = `Usage: npm run factor:reset -- --tenant <name in the address> --user <e-mail or phone> --reason "<why>"
Be sure who asks: whoever has the password logs in without a second factor afterwards.`;

function readWish(): ResetWish {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, user: { type: 'string' }, reason: { type: 'string' } },
  });
  const { tenant, user, reason } = values;
  if (!tenant || !user || !reason) throw new CommandRefusal(USAGE);
  return { tenantName: tenant, user, reason };
}

async function run(): Promise<void> {
  const wish = readWish();
  const settings = readSettings(process.env);
  await withOwner(settings, async (owner) => {
    const { name, letter } = await resetFactor(owner, wish);
    console.log(
      `${name} logs in with the password alone now and is logged out everywhere. It stands in the audit log.`,
    );
    if (!letter || !settings.smtpUrl) return console.log('There is no mail: please tell the user yourself.');
    const mail = openMail(settings.smtpUrl, settings.mailFrom);
    await mail.send(letter).finally(() => mail.close());
    console.log(`A letter about it went to ${letter.to}.`);
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
