// Declaration of the tax area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { gstDocumentPaper } from './papers.ts';

/** Tax documents. */
export const taxArea: ContractArea = {
  name: 'tax',
  wing: 'money',
  uses: ['admission', 'tenancy'],
  auditNames: ['gst_document'],
  logTexts: { gst: ['tax'] },
  papers: [gstDocumentPaper],
  menu: [
    {
      heading: 'Finance',
      order: 20,
      path: 'finance/gst',
      title: 'Tax Documents',
      icon: 'receipt-tax',
      roles: { ...overseen, billing: 'view', approver: 'view' },
    },
  ],
};
