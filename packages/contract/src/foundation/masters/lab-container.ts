// Container: the tube or vessel a specimen is taken into, in the order of draw.
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Containers. */
export const labContainer = master({
  name: 'labContainer',
  label: 'Container',
  labelPlural: 'Containers',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/container',
  key: 'labContainerId',
  title: 'containerName',
  fields: {
    containerName: { kind: 'text', label: 'Container', isRequired: true, isUnique: true, maxLength: 100 },
    capColour: { kind: 'text', label: 'Colour of the cap', maxLength: 40 },
    drawOrder: { kind: 'count', label: 'Order of draw' },
    labelCopies: { kind: 'count', label: 'Labels' },
  },
  calls: {
    list: '/LabContainer/GetAllLabContainers',
    get: '/LabContainer/GetLabContainerById',
    add: '/LabContainer/AddLabContainer',
    update: '/LabContainer/UpdateLabContainer',
    deactivate: '/LabContainer/DeleteLabContainer',
  },
  item: 'labContainer',
  list: 'labContainerList',
  usedBy: [{ table: 'lab_test', column: 'lab_container_id', called: words.labTests }],
});
