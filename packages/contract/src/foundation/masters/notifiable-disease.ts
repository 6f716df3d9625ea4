// Notifiable diseases, whose cases a hospital reports (OP042).
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

/** Notifiable diseases. */
export const notifiableDisease = master({
  name: 'notifiableDisease',
  label: 'Notifiable disease',
  labelPlural: 'Notifiable diseases',
  menu: 'settings',
  lookedUpBelow: ['Settings'],
  route: 'settings/notifiable-disease',
  key: 'notifiableDiseaseId',
  title: 'diseaseName',
  fields: {
    diseaseName: { kind: 'text', label: 'Disease name', isRequired: true, isUnique: true, maxLength: 100 },
    icdPrefix: { kind: 'text', label: 'ICD code begins with', isRequired: true, maxLength: 10 },
  },
  calls: {
    list: '/Setting/GetAllNotifiableDiseases',
    get: '/Setting/GetNotifiableDiseaseById',
    add: '/Setting/AddNotifiableDisease',
    update: '/Setting/UpdateNotifiableDisease',
    deactivate: '/Setting/DeleteNotifiableDisease',
  },
  item: 'notifiableDisease',
  list: 'notifiableDiseaseList',
  usedBy: [{ table: 'lab_parameter', column: 'notifiable_disease_id', called: words.labParameters }],
});
