// The floor we are measured against: a bare node:http server with prepared statements on the same tables. It has no sessions, no rights, no
// checks, no walls between tenants, no idempotency; it trusts every caller.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import {
  addChargesStatement,
  admissionStatement,
  billLinesStatement,
  listStatements,
  paymentsStatement,
} from './floor-statements.ts';
import { LOAD_USER } from './seed-scene.ts';

interface Body {
  hospitalId: number;
  patientIpId: number;
  ipdPatientViewModel: { patientIpId: number };
  pageNumber: number;
  fromDate?: string;
  toDate?: string;
  filterParams?: { filterValue: string }[];
  ipdServiceChargeList: unknown[];
}

type Answer = (tenantId: number, body: Body) => Promise<object>;

const pool = new pg.Pool({
  ...JSON.parse(process.env.BENCH_ADDRESS ?? '{}'),
  max: Number(process.env.BENCH_CONNECTIONS),
});
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

async function rows(name: string, text: string, values: unknown[]): Promise<object[]> {
  return (await pool.query<object>({ name, text, values })).rows;
}

async function list(tenantId: number, body: Body): Promise<object> {
  const kind = body.filterParams ? 'filtered' : body.fromDate ? 'period' : 'open';
  const given = body.filterParams
    ? body.filterParams.map((item) => item.filterValue)
    : body.fromDate
      ? [body.fromDate, body.toDate]
      : [];
  const values = [tenantId, body.hospitalId, ...given];
  const [page, total] = await Promise.all([
    rows(`${kind}_rows`, listStatements[kind].rows, [...values, (body.pageNumber - 1) * 10]),
    rows(`${kind}_total`, listStatements[kind].total, values),
  ]);
  return { ipdPatientDetailsList: page, ...total[0], pageNumber: body.pageNumber };
}

const readAdmission = (tenantId: number, admissionId: number, hospitalId: number) =>
  rows('admission', admissionStatement, [tenantId, admissionId, hospitalId]);

const answers: Readonly<Record<string, Answer>> = {
  GetAllIpdPatients: list,
  GetIpdPatientById: async (tenantId, { ipdPatientViewModel, hospitalId }) => {
    const admission = await readAdmission(tenantId, ipdPatientViewModel.patientIpId, hospitalId);
    return { ipdPatientViewModel: admission[0] };
  },
  AddMultipleServiceCharges: async (tenantId, body) => {
    const lines = JSON.stringify(body.ipdServiceChargeList);
    const values = [tenantId, body.hospitalId, body.patientIpId, LOAD_USER, lines];
    const posted = (await rows('add_charges', addChargesStatement, values)) as { id: number }[];
    return { ipdServiceChargeIds: posted.map((row) => row.id) };
  },
  GetIPDPatientBillById: async (tenantId, body) => {
    const [admission, lines, payments] = await Promise.all([
      readAdmission(tenantId, body.patientIpId, body.hospitalId),
      rows('bill_lines', billLinesStatement, [tenantId, body.patientIpId]),
      rows('payments', paymentsStatement, [tenantId, body.patientIpId]),
    ]);
    return { ipdPatientViewModel: admission[0], ipdServiceChargeList: lines, ipdPaymentList: payments };
  },
};

async function answerTo(request: IncomingMessage): Promise<string> {
  const [, , tenant = '', , action = ''] = (request.url ?? '').split('/');
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  const answer = answers[action];
  if (!answer) throw new Error(`The floor does not know ${request.url}`);
  const output = await answer(Number(tenant.slice('bench'.length)), JSON.parse(text) as Body);
  return JSON.stringify({ ...output, _failure: false, _message: '' });
}

const server = createServer((request, response) => {
  answerTo(request).then(
    (text) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end('{"_failure":true}');
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
