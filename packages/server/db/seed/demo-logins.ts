// The sentences that tell whoever starts a demo how to get in.
import { demoPassword, demoUsers } from './access-data.ts';
import { demoTenants } from './demo-tenants.ts';

/** What the terminal shows under the address: where each tenant is, the log-ins, the password. */
export function demoLogInText(url: string): string {
  const tenants = demoTenants.map(({ tenantName, hospitals }) => {
    const places = hospitals.map((hospital) => hospital.city).join(' and ');
    return `  ${tenantName.padEnd(8)}${url}/?tenant=${tenantName}   ${hospitals.length === 1 ? 'a hospital' : 'hospitals'} in ${places}`;
  });
  const names = demoUsers.map((user) => `${user.loginName}@`).join(', ');
  return [
    'Demo tenants:',
    ...tenants,
    `  Log in as ${names}`,
    `  each followed by the tenant, as in admin@demo.example; the password is ${demoPassword}`,
  ].join('\n');
}

/** The administrator of each demo tenant, for the shortcut on the log-in page (R082). */
export function demoAdmins(): { tenantName: string; identity: string; password: string }[] {
  return demoTenants.map(({ tenantName }) => ({
    tenantName,
    identity: `admin@${tenantName}.example`,
    password: demoPassword,
  }));
}
