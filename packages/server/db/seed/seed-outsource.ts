// Writes the partner laboratories of the demo, what they are paid, and what was sent to them: received, late, and on its way.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { NumberSeries } from './number-series.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const providers = [
  {
    thirdPartyProviderId: 1,
    providerName: 'Ganga Reference Laboratory',
    accreditation: 'NABL MC-0000',
    contactNo: '5550170001',
  },
  { thirdPartyProviderId: 2, providerName: 'Purvi Diagnostics', accreditation: null, contactNo: '5550170002' },
];

/** A partner is paid such a share of the hospital's price. */
const SHARE = { 1: 0.55, 2: 0.48 } as const;
const RATED_SINCE = '2026-04-01';

/** In this order; what came back waits for its values. */
const dispatches = [
  { provider: 1, sentHoursAgo: 60, expectedIn: -1, courier: 'City Couriers', temperature: '2-8 C', isReceived: true },
  { provider: 1, sentHoursAgo: 52, expectedIn: -1, courier: 'City Couriers', temperature: '2-8 C', isReceived: false },
  { provider: 2, sentHoursAgo: 1, expectedIn: 2, courier: 'Own messenger', temperature: null, isReceived: false },
] as const;

interface Sendable {
  readonly labWorkId: number;
  readonly labTestId: number;
  readonly specimenId: number;
}

/** Sends every other specimen that is ready. */
export async function seedOutsource(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  await insertRows(owner, tenantId, 'third_party_provider', providers);
  await owner.query(
    `insert into provider_rate (tenant_id, third_party_provider_id, lab_test_id, rate_paise, valid_from, created_by, created_at)
     select $1, one.provider, t.lab_test_id, round(c.standard_charge_paise * one.share / 1000) * 1000, $3, ($4::json ->> t.hospital_id::text)::bigint, $5
     from lab_test t
     join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
     cross join (select key::bigint as provider, value::numeric as share from json_each_text($2)) one
     where t.tenant_id = $1 and t.test_kind <> 'Culture'`,
    [
      tenantId,
      JSON.stringify(SHARE),
      RATED_SINCE,
      JSON.stringify(
        Object.fromEntries(hospitals.map(({ hospitalId }) => [hospitalId, userIdFor('manager', hospitalId)])),
      ),
      now.toISOString(),
    ],
  );
  const numbers = new NumberSeries();
  for (const { hospitalId } of hospitals) await send(owner, { tenantId, hospitalId, now, numbers });
  await insertRows(owner, tenantId, 'number_series', numbers.rows());
}

interface Sending {
  readonly tenantId: number;
  readonly hospitalId: number;
  readonly now: Date;
  readonly numbers: NumberSeries;
}

async function send(owner: pg.Client, { tenantId, hospitalId, now, numbers }: Sending): Promise<void> {
  const technician = userIdFor('lab', hospitalId);
  const { rows } = await owner.query<Sendable>(
    `select w.lab_work_id::int as "labWorkId", w.lab_test_id::int as "labTestId", w.specimen_id::int as "specimenId"
     from lab_work w join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Measured'
     join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
     where w.tenant_id = $1 and w.hospital_id = $2 and w.status = 'Ready' order by s.received_at, w.lab_work_id`,
    [tenantId, hospitalId],
  );
  const sent = rows.filter((_, index) => index % 2 === 0);
  const share = Math.ceil(sent.length / dispatches.length);
  for (const [place, dispatch] of dispatches.entries()) {
    const works = sent.slice(place * share, (place + 1) * share);
    if (works.length === 0) continue;
    const sentAt = new Date(now.getTime() - dispatch.sentHoursAgo * HOUR_MS).toISOString();
    const receivedAt = dispatch.isReceived ? new Date(now.getTime() - HOUR_MS).toISOString() : null;
    const dispatchId = hospitalId * 100 + place + 1;
    await insertRows(owner, tenantId, 'outsource_dispatch', [
      {
        dispatchId,
        hospitalId,
        dispatchNo: numbers.next('outsource dispatch', hospitalId),
        thirdPartyProviderId: dispatch.provider,
        sentAt,
        sentBy: technician,
        courier: dispatch.courier,
        expectedOn: new Date(now.getTime() + dispatch.expectedIn * DAY_MS).toISOString().slice(0, 10),
        temperature: dispatch.temperature,
      },
    ]);
    await addLines(owner, tenantId, { dispatchId, provider: dispatch.provider, works, receivedAt, technician, sentAt });
  }
}

interface Lines {
  readonly dispatchId: number;
  readonly provider: number;
  readonly works: readonly Sendable[];
  readonly sentAt: string;
  readonly receivedAt: string | null;
  readonly technician: number;
}

/** The specimens were here before they went; what came back is done by the partner. */
async function addLines(owner: pg.Client, tenantId: number, lines: Lines): Promise<void> {
  const { dispatchId, provider, works, sentAt, receivedAt, technician } = lines;
  const ids = works.map(({ labWorkId }) => labWorkId);
  await owner.query(
    `update specimen s set labelled_at = least(labelled_at, $3::timestamptz - interval '3 hours'),
       collected_at = least(collected_at, $3::timestamptz - interval '2 hours'), received_at = least(received_at, $3::timestamptz - interval '1 hour')
     from lab_work w where s.tenant_id = $1 and w.tenant_id = $1 and w.specimen_id = s.specimen_id and w.lab_work_id = any($2)`,
    [tenantId, ids, sentAt],
  );
  await owner.query(
    `insert into outsource_line (tenant_id, dispatch_id, lab_work_id, specimen_id, purchase_price_paise, received_at, received_by)
     select $1, $2, w.lab_work_id, w.specimen_id, coalesce((select r.rate_paise from provider_rate r where r.tenant_id = $1
         and r.third_party_provider_id = $4 and r.lab_test_id = w.lab_test_id), 0), $5, $6
     from lab_work w where w.tenant_id = $1 and w.lab_work_id = any($3) order by w.lab_work_id`,
    [tenantId, dispatchId, ids, provider, receivedAt, receivedAt === null ? null : technician],
  );
  await owner.query(
    `update lab_work set status = 'Sent', status_at = $3, status_by = $4 where tenant_id = $1 and lab_work_id = any($2)`,
    [tenantId, ids, sentAt, technician],
  );
  if (receivedAt === null) return;
  await owner.query(
    `update lab_work set status = 'Ready', status_at = $3, performed_by_provider = $4 where tenant_id = $1 and lab_work_id = any($2)`,
    [tenantId, ids, receivedAt, provider],
  );
}
