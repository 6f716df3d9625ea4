// Every call of charges.
import type { Handler } from '../kernel/handler.ts';
import { addCharges } from './add-charges.ts';
import { listServiceCharges } from './list-service-charges.ts';

export const chargeHandlers: readonly Handler[] = [addCharges, listServiceCharges];
