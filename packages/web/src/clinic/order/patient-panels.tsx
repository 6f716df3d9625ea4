// Panel of orders on the page of a patient: orders of every visit and stay, and the pane that signs new ones.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { PatientOrders } from './patient-orders.tsx';

/** Shown on the page of a patient. */
export const orderPatientPanels: readonly PatientPanel[] = [{ name: 'orders', order: 5, Content: PatientOrders }];
