// The report of changed records: how many records each user added and changed, by kind and day (R026).
import { AUDIT_MENU_PATH, auditActions } from '../../foundation/access/audit.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';

/** A line of the audit log in a hospital, without the values before and after. */
const recordChangeDataset = dataset({
  view: 'record_change',
  instant: 'changedAt',
  key: ['auditId'],
  fields: {
    auditId: reported.number(),
    changedAt: reported.instant(),
    changedOn: reported.day(),
    userId: reported.named('userName', 'user'),
    userName: reported.text(),
    changeKind: reported.choice(auditActions, 'report:changeKinds'),
    recordKind: reported.word('audit:tables'),
    recordId: reported.text(),
  },
});

/** Changes of records by those who may read the audit log; a row opens the lines of its record with their values. */
export const recordChangeReport = report({
  menu: AUDIT_MENU_PATH,
  page: `${AUDIT_MENU_PATH}/report`,
  name: 'RecordChange',
  title: 'Audit Log',
  department: 'Setup',
  roles: administratorsOnly,
  summary: 'Records that users of the hospital added and changed.',
  dataset: recordChangeDataset,
  period: 'today',
  columns: ['changedAt', 'userName', 'changeKind', 'recordKind', 'recordId'],
  times: ['hour', 'weekday'],
  filters: ['userId', 'changeKind', 'recordKind'],
  measures: [],
  opens: { path: AUDIT_MENU_PATH, search: { table: 'recordKind', record: 'recordId', from: 'changedOn' } },
});
