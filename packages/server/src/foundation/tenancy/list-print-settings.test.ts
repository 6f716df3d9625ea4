// Data that the session and the papers read at their start.

import { listPrintSettings } from '@charaka/contract/foundation/tenancy/print-setting';
import { listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('print settings and financial years', () => {
  it("answers the hospital's own letterhead for a kind of paper (R276)", async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `insert into print_setting (tenant_id, hospital_id, setting_for, image, print_footer, header_height, footer_height) values
        ($1, 1, 'ipd_bill', 'aGVhZA==', '<p>One</p>', 170, 50), ($1, 1, 'ipd_payment', null, null, null, null),
        ($1, 2, 'ipd_bill', null, '<p>Two</p>', null, null)`,
      [tenant.tenantId],
    );
    const answer = await tenant.call(listPrintSettings, {
      filterParams: [{ columnName: 'settingFor', filterValue: 'ipd_bill', filterOption: 11 }],
    });
    expect(answer.wire.printSettingList).toMatchObject([
      {
        settingFor: 'ipd_bill',
        printHeader: 'aGVhZA==',
        printFooter: '<p>One</p>',
        headerHeight: 170,
        footerHeight: 50,
      },
    ]);
    expect(answer.output.totalCount).toBe(1);
  });

  it('answers active financial years newest first, the first one being the session’s (R081)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update financial_year set is_active = false where tenant_id = $1 and year_from > now()', [
      tenant.tenantId,
    ]);
    const { rows } = await tenant.ask(listFinancialYears, {
      filterParams: [{ columnName: 'isActive', filterValue: true, filterOption: 11 }],
    });
    const today = dayOf();
    expect(rows[0]?.yearFrom.localeCompare(today)).toBeLessThanOrEqual(0);
    expect(rows[0]?.yearTo.localeCompare(today)).toBeGreaterThanOrEqual(0);
    expect(rows[1]?.yearFrom).toBe(`${Number(rows[0]?.yearFrom.slice(0, 4)) - 1}-04-01`);
  });
});
