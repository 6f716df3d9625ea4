// The command `npm run rights`: prints the right that every call needs and the first roles that have it, then the deeds; a word narrows it
// down.
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { handlersOf, openHandlersOf } from '../packages/server/src/composition/areas.ts';
import { deedTable, rightsTable, roleNames } from '../packages/server/src/composition/rights-table.ts';
import { noParts } from '../packages/server/test-support/server/no-parts.ts';

const PATH_WIDTH = 48;
const [wanted = ''] = process.argv.slice(2).map((word) => word.toLowerCase());

const roleNumbers = roleNames.map((role) => String(defaultRoles[role].roleId));
const marks = (roles: readonly string[]) =>
  roleNames.map((role, index) => (roles.includes(role) ? 'x' : '.').padEnd(roleNumbers[index]?.length ?? 1)).join(' ');
const isWanted = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(wanted));

const endpoints = [...handlersOf(noParts), ...openHandlersOf(noParts)].map(({ endpoint }) => endpoint);

console.log('Roles a tenant begins with:');
for (const role of roleNames)
  console.log(`  ${String(defaultRoles[role].roleId).padStart(2)}  ${defaultRoles[role].roleName}`);

console.log(`\n${'Call'.padEnd(PATH_WIDTH)} does   ${roleNumbers.join(' ')}  asks for`);
for (const { path, effect, asks, roles } of rightsTable(endpoints))
  if (isWanted(path, asks, effect))
    console.log(`${path.padEnd(PATH_WIDTH)} ${effect.padEnd(6)} ${marks(roles)}  ${asks}`);

console.log(`\n${'Deed'.padEnd(PATH_WIDTH)}        ${roleNumbers.join(' ')}  below the screen`);
for (const { deed, title, screen, roles } of deedTable())
  if (isWanted(deed, title, screen))
    console.log(`${`${deed} (${title})`.padEnd(PATH_WIDTH)}        ${marks(roles)}  ${screen}`);
