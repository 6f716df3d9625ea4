// Scheduler: what is done daily, and at which time of the hospital (Q22).
import { master } from '../../kernel/resource.ts';

export const scheduler = master({
  name: 'scheduler',
  label: 'Schedule',
  labelPlural: 'Schedules',
  menu: 'settings',
  route: 'settings/scheduler',
  key: 'scheduleId',
  title: 'scheduleName',
  fields: {
    scheduleName: { kind: 'text', label: 'Schedule', isRequired: true, isUnique: true, maxLength: 100 },
    scheduleTime: { kind: 'time', label: 'Time', isRequired: true },
  },
  calls: {
    list: '/Scheduler/GetAllScheduler',
    get: '/Scheduler/GetSchedulerById',
    add: '/Scheduler/AddScheduler',
    update: '/Scheduler/UpdateScheduler',
    deactivate: '/Scheduler/DeleteScheduler',
  },
  item: 'scheduler',
  list: 'schedulerList',
});
