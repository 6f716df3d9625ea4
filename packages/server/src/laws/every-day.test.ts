// Sends impossible and last days of the calendar to every call: each is taken or refused with a sentence, never answered 500.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { addPatient } from '@charaka/contract/people/patient/patient';
import { describe, expect, it } from 'vitest';
import { patientForm } from '../../test-support/patient/patient-form.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const endpoints: readonly Endpoint[] = handlersOf(noParts).map(({ endpoint }) => endpoint);

/** Names under which calls take days, at any depth of their input. */
const dayNames = ['fromDate', 'toDate', 'day', 'fromDay', 'toDay', 'date', 'birthDate', 'validFrom', 'validUntil'];
const days = ['9999-12-31', '9999-12-30', '1900-01-01', '0001-01-01', '9999-12-31T23:59:59.999Z'];

describe('days of a call', () => {
  it('at the ends of the calendar never break it (Q280)', async () => {
    const tenant = await makeTenant(parts);
    const broken: string[] = [];
    let sent = 0;
    for (const endpoint of endpoints.filter(({ effect }) => effect === 'read')) {
      const plain = JSON.stringify(sampleBody(endpoint.input, {}));
      for (const day of days) {
        const body = sampleBody(endpoint.input, Object.fromEntries(dayNames.map((name) => [name, day])));
        if (JSON.stringify(body) === plain) break;
        sent += 1;
        const { status } = await tenant.call(endpoint, {}, { body, as: 'admin' });
        if (status >= 500) broken.push(`${endpoint.path} ${day}: ${status}`);
      }
    }
    expect(broken).toEqual([]);
    expect(sent).toBeGreaterThan(150);
  });

  it('is the day of the hospital where it comes as an instant with a zone, else its date (Q278)', async () => {
    const tenant = await makeTenant(parts);
    const kept: string[] = [];
    for (const birthDate of ['1990-05-01T20:00:00Z', '1990-05-01T20:00:00']) {
      const { patient } = await tenant.ask(addPatient, { patient: patientForm({ birthDate }) });
      const { rows } = await parts.owner.query<{ born: string }>(
        'select birth_date::text as born from patient where tenant_id = $1 and patient_id = $2',
        [tenant.tenantId, patient.patientId],
      );
      kept.push(rows[0]?.born ?? '');
    }
    expect(kept).toEqual(['1990-05-02', '1990-05-01']);
  });
});
