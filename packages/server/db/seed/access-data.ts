// The log-ins of the demo; what their roles may do stands with the screens and deeds themselves.

/** A log-in; the part before the @ of its e-mail address. */
export interface DemoUser {
  readonly userId: number;
  readonly loginName: string;
  readonly roleId: number;
  readonly isInAllHospitals: boolean;
}

export const demoPassword = 'Charaka#2026';

/** The log-ins every demo tenant has. */
export const demoUsers = [
  { userId: 1, loginName: 'admin', roleId: 0, isInAllHospitals: true },
  { userId: 2, loginName: 'manager', roleId: 19, isInAllHospitals: true },
  { userId: 3, loginName: 'doctor', roleId: 1, isInAllHospitals: true },
  { userId: 4, loginName: 'frontdesk', roleId: 30, isInAllHospitals: false },
  { userId: 5, loginName: 'nurse', roleId: 31, isInAllHospitals: false },
  { userId: 6, loginName: 'billing', roleId: 32, isInAllHospitals: false },
  { userId: 7, loginName: 'approver', roleId: 33, isInAllHospitals: true },
  { userId: 8, loginName: 'pharmacy', roleId: 20, isInAllHospitals: false },
  { userId: 9, loginName: 'viewer', roleId: 34, isInAllHospitals: true },
  { userId: 37, loginName: 'lab', roleId: 37, isInAllHospitals: false },
  { userId: 38, loginName: 'pathologist', roleId: 38, isInAllHospitals: false },
  { userId: 39, loginName: 'store', roleId: 39, isInAllHospitals: false },
  { userId: 40, loginName: 'purchase', roleId: 40, isInAllHospitals: false },
] as const satisfies readonly DemoUser[];

/** The user who did a kind of work in a hospital: outside the first one it is the manager, who works in all. */
export function userIdFor(loginName: (typeof demoUsers)[number]['loginName'], hospitalId: number): number {
  const user = demoUsers.find((known) => known.loginName === loginName);
  return user && (user.isInAllHospitals || hospitalId === 1) ? user.userId : 2;
}
