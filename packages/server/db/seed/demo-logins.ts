// The sentences that show the operator of a demo how to log in.
import { demoPassword, demoUsers } from './access-data.ts';
import { demoTenants } from './demo-tenants.ts';

/** Facts about the passwords of the demo's log-ins. */
interface DemoPasswords {
  /** Whether the published one is good. */
  readonly isPublished: boolean;
  /** Random ones that were made at this start and are shown this once. */
  readonly made: readonly { readonly email: string; readonly password: string }[];
}

/** The text under the address in the terminal: where each tenant is, the log-ins, the passwords. */
export function demoLogInText(url: string, passwords: DemoPasswords): string {
  const tenants = demoTenants.map(({ tenantName, hospitals }) => {
    const places = hospitals.map((hospital) => hospital.city).join(' and ');
    return `  ${tenantName.padEnd(8)}${url}/?tenant=${tenantName}   ${hospitals.length === 1 ? 'a hospital' : 'hospitals'} in ${places}`;
  });
  return ['Demo tenants:', ...tenants, ...passwordLines(passwords)].join('\n');
}

function passwordLines({ isPublished, made }: DemoPasswords): string[] {
  if (made.length > 0)
    return [
      '  Other machines can reach this server, so each demo log-in has a random password. They are shown only now:',
      ...made.map(({ email, password }) => `    ${email.padEnd(28)}${password}`),
    ];
  if (!isPublished)
    return ['  Their passwords are the random ones that were shown when the demo first met the network.'];
  const names = demoUsers.map((user) => `${user.loginName}@`).join(', ');
  return [
    `  Log in as ${names}`,
    `  each followed by the tenant, as in admin@demo.example; the password is ${demoPassword}`,
    '  This password works only in a browser on this machine: a request by another host name, or by a proxy that names itself, is refused.',
    '  Put no other proxy before the demo: its requests look like those of this machine.',
  ];
}

/** Every log-in of each demo tenant, for the shortcuts on the log-in page (R082). */
export function demoLogins(): { tenantName: string; loginName: string; identity: string; password: string }[] {
  return demoTenants.flatMap(({ tenantName }) =>
    demoUsers.map(({ loginName }) => ({
      tenantName,
      loginName,
      password: demoPassword,
      identity: `${loginName}@${tenantName}.example`,
    })),
  );
}
