// Procedure: a treatment by its name; the specification spells its calls with Love.
import { master } from '../../kernel/resource.ts';

export const lovProcedure = master({
  name: 'lovProcedure',
  label: 'Procedure',
  labelPlural: 'Procedures',
  menu: 'settings',
  lookedUpBelow: ['Patients'],
  route: 'settings/procedure',
  key: 'procedureId',
  title: 'procedureName',
  fields: {
    procedureName: { kind: 'text', label: 'Procedure', isRequired: true, isUnique: true, maxLength: 100 },
    description: { kind: 'longText', label: 'Description', maxLength: 500 },
  },
  calls: {
    list: '/ListOfValues/GetAllLoveProcedure',
    get: '/ListOfValues/GetLoveProcedureByID',
    add: '/ListOfValues/AddLoveProcedure',
    update: '/ListOfValues/UpdateLoveProcedure',
    deactivate: '/ListOfValues/DeleteLoveProcedure',
  },
  item: 'lovProcedure',
  list: 'lovProcedureList',
});
