// Charging the packages of an admission: the port that the area of charges fills.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Posts the charges of packages that an admission is given. */
export type ChargePackages = (
  call: Call,
  admissionId: number,
  packages: readonly { packageId: number }[],
) => Promise<void>;

/** Asked when an admission is given packages later; what follows a new admission is a step of its own (`AfterAdmissions`). */
export const packageCharges = new Port<ChargePackages>('charges of packages');
