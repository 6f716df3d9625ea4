// The settings that areas keep of a hospital: each is declared once, comes with the session, and is refused where no area lists it.
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';
import { hospitalSettings } from '../composition/areas.ts';
import { openPool } from '../kernel/database.ts';
import { SessionCache } from '../kernel/session-cache.ts';
import { tokenSigner } from '../kernel/token.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { chargeSettings } from '../money/charge/charge-settings.ts';
import { dischargeSettings } from '../stay/discharge/discharge-settings.ts';

const parts = useTestApp();

describe('the settings of areas', () => {
  it('have a name each', () => {
    const names = hospitalSettings.flatMap((settings) => settings.names);
    expect(names).toContain('bedRentSince');
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('come with the session as the hospital set them, and are never guessed', async () => {
    const tenant = await makeTenant(parts);
    const { tenantId } = tenant;
    const pool = openPool(parts.address, 2);
    try {
      await inTransaction(pool, { tenantId }, 'write', (tx) =>
        tx.rows(
          sql`update hospital set discharge_checklist = 'bar', bed_check_out_hour = 10 where tenant_id = ${tenantId}`,
        ),
      );
      const { sid } = tokenSigner(parts.secrets.tokenKey, 5).read(tenant.tokens.get('admin') as string);
      const hospitalOf = async (sessions: SessionCache) => {
        const hospital = (await sessions.find(sid, tenantId)).hospitals.get(1);
        if (!hospital) throw new Error('The session has no hospital');
        return hospital;
      };
      const listed = await hospitalOf(new SessionCache(pool, { settings: hospitalSettings }));
      expect(dischargeSettings.of(listed)).toEqual({ dischargeChecklist: 'bar' });
      expect(chargeSettings.of(listed)).toMatchObject({ bedRentSince: null, bedCheckOutHour: 10 });
      const partly = await hospitalOf(new SessionCache(pool, { settings: [chargeSettings] }));
      expect(chargeSettings.of(partly)).toEqual(chargeSettings.of(listed));
      expect(() => dischargeSettings.of(partly)).toThrow('No area lists the settings dischargeChecklist');
    } finally {
      await pool.end();
    }
  });
});
