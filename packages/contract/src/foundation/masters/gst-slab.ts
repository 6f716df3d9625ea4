// GST slab: the tax on a charge or an item; within a state it is halved, and type 1 has it in the price already (R286, Q209).

import { fieldSentences } from '../../kernel/field-sentences.ts';
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

export const gstSlab = master({
  name: 'gstSlab',
  label: 'GST slab',
  labelPlural: 'GST slabs',
  menu: 'hospital-charges',
  lookedUpBelow: ['Settings'],
  route: 'hospital-charges/gst-slab',
  key: 'gstSlabId',
  title: 'slabName',
  fields: {
    slabName: { kind: 'text', label: 'GST slab', isRequired: true, isUnique: true, maxLength: 60 },
    igstBasisPoints: { kind: 'percent', label: 'IGST', wire: 'igst', isRequired: true },
    sgstBasisPoints: { kind: 'percent', label: 'SGST', wire: 'sgst', isRequired: true },
    cgstBasisPoints: { kind: 'percent', label: 'CGST', wire: 'cgst', isRequired: true },
    gstType: {
      kind: 'choice',
      label: 'GST type',
      isRequired: true,
      options: [
        { value: 1, label: 'Inclusive' },
        { value: 2, label: 'Exclusive' },
      ],
    },
  },
  sum: {
    total: 'igstBasisPoints',
    of: ['sgstBasisPoints', 'cgstBasisPoints'],
    message: fieldSentences.igstNotWhole.text,
  },
  calls: {
    list: '/Charge/GetAllGstSlab',
    get: '/Charge/GetGstSlabById',
    add: '/Charge/AddGstSlab',
    update: '/Charge/UpdateGstSlab',
    deactivate: '/Charge/DeleteGstSlab',
  },
  item: 'gstSlab',
  list: 'gstSlabList',
  usedBy: [
    { table: 'charge', column: 'gst_slab_id', called: words.charges, title: 'charge_code' },
    { table: 'pharmacy_item', column: 'gst_slab_id', called: words.pharmacyItems, title: 'item_name' },
  ],
});
