// Declaration of the tariff area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { chargeFile, packageFile, rateFile } from './tariff-file.ts';

/** The price list. */
export const tariffArea: ContractArea = {
  name: 'tariff',
  wing: 'money',
  uses: ['bed', 'masters', 'staff'],
  auditNames: ['association', 'association_charge', 'charge', 'charge_mapping', 'package_master', 'price_list'],
  logTexts: { package: ['tariff', 'admission'], price: ['tariff'] },
  menu: [
    {
      heading: 'Charges',
      order: 10,
      path: 'hospital-charges',
      title: 'Hospital Charges',
      icon: 'receipt-rupee',
      roles: { ...overseen, billing: 'view', approver: 'view' },
      pages: [
        { path: 'hospital-charges/charge', title: 'Charges' },
        { path: 'hospital-charges/package', title: 'Packages' },
        { path: 'hospital-charges/rate', title: 'Payer rates' },
        { path: 'hospital-charges/share', title: 'Doctor and hospital shares' },
        { path: 'hospital-charges/import', title: 'Import price list' },
      ],
    },
  ],
  fileTables: [chargeFile, packageFile, rateFile],
};
