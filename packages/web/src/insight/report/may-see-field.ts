// Whether the user has the right that a field of a report needs (RP010).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { RightsByPath } from '@charaka/rules/access/permission';
import { rightsOn } from '../../kernel/rights.ts';

/** True for groups by time, which are no fields. */
export function maySeeField({ dataset }: Report, name: string, roleId: number, rights?: RightsByPath): boolean {
  const needs = dataset.fields[name]?.needs;
  return needs === undefined || rightsOn(needs, roleId, rights).canView;
}
