// Payroll calendar: the periods that wages are paid for; the specification spells its key calanderId (Q206).
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { master } from '../../kernel/resource.ts';

export const payrollCalendar = master({
  name: 'payrollCalendar',
  label: 'Payroll period',
  labelPlural: 'Payroll calendar',
  menu: 'staff-settings',
  lookedUpBelow: ['Human Resource'],
  route: 'staff-settings/payroll-calendar',
  key: 'calendarId',
  keyWire: 'calanderId',
  title: 'startDate',
  fields: {
    startDate: { kind: 'day', label: 'Start date', isRequired: true, isUnique: true },
    endDate: { kind: 'day', label: 'End date', isRequired: true },
  },
  period: { from: 'startDate', to: 'endDate', message: fieldSentences.endBeforeStart.text },
  calls: {
    list: '/StaffSetting/GetAllPayrollCalender',
    get: '/StaffSetting/GetAllPayroCalenderllByID',
    add: '/StaffSetting/AddPayrollCalender',
    update: '/StaffSetting/UpdatePayrollCalender',
    deactivate: '/StaffSetting/DeletePayrollCalender',
  },
  item: 'payrollCalendar',
  list: 'payrollCalendarList',
});
