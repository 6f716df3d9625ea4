// Declaration of the order area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { orderMenu } from './order.ts';

/** Orders for stays and visits, and the worklist of departments. */
export const orderArea: ContractArea = {
  name: 'order',
  wing: 'clinic',
  uses: [
    'access',
    'admission',
    'charge',
    'chart',
    'encounter',
    'message',
    'opd',
    'orderable',
    'patient',
    'staff',
    'worklist',
  ],
  auditNames: ['clinical_order', 'critical_call', 'lab_result_note', 'order_favourite', 'order_group', 'order_series'],
  logTexts: { clinical_order: ['order'], order: ['order', 'orderable'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Clinic',
      order: 125,
      path: orderMenu,
      letter: 'y',
      title: 'Orders',
      icon: 'clipboard-check',
      roles: {
        ...overseen,
        doctor: 'view add edit',
        nurse: 'view add edit',
        billing: 'view',
        labTechnician: 'view',
        pathologist: 'view',
      },
    },
  ],
};
