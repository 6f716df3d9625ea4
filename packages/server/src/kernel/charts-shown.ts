// The charts that one answer shows: logged after the answer was sent, or before it for an export (PS012).

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { canShowCharts, chartFinder, chartReasonOf, type ShownChart } from '@charaka/contract/people/privacy/chart';
import type { z } from 'zod';
import { type ChartLog, type ChartReading, type CountedChart, withPass } from './chart-log.ts';
import type { ChartPass, ChartVisit } from './handler.ts';
import { LongList } from './long-list.ts';

/** A list of more patients than a page is one that is carried away. */
export const MOST_CHARTS_A_PAGE = 200;

/** Each chart once, in the order shown. */
export function chartsIn(schema: z.ZodType, value: unknown): CountedChart[] {
  const found = new Map<string, { patientId: number | null; admissionId: number | null; rowCount: number }>();
  chartFinder(schema)?.(value, (chart) => {
    const key = `${chart.patientId} ${chart.admissionId}`;
    const known = found.get(key);
    if (known) known.rowCount += 1;
    else found.set(key, { ...chart, rowCount: 1 });
  });
  return [...found.values()];
}

/** Notes the charts of one call's answer. */
export class ShownCharts {
  readonly #log: ChartLog;
  readonly #endpoint: Endpoint;
  #reading: ChartReading;
  #charts: CountedChart[] = [];
  readonly #added: CountedChart[] = [];

  readonly #refuseExport: () => void;

  /** `refuseExport` throws where the caller may not, or not yet, carry more patients away than a page shows. */
  constructor(
    log: ChartLog,
    endpoint: Endpoint,
    {
      refuseExport,
      ...reading
    }: Omit<ChartReading, 'part' | 'reason' | 'relationship' | 'breakGlassId' | 'visit'> & { refuseExport(): void },
  ) {
    this.#refuseExport = refuseExport;
    this.#log = log;
    this.#endpoint = endpoint;
    const reason = chartReasonOf(endpoint);
    this.#reading = { ...reading, part: endpoint.path, reason, relationship: null, breakGlassId: null };
  }

  /**
   * Takes a handler's answer and returns the answer to send. An answer about more patients than a page holds is an export. Its log rows
   * are written first, those of a long list batch by batch; without them the export is not sent.
   */
  async take(input: unknown, output: unknown): Promise<unknown> {
    const { effect } = this.#endpoint;
    if (!canShowCharts(this.#endpoint)) return output;
    if (output instanceof LongList) {
      this.#refuseExport();
      return new LongList(output.totalCount, output.pageNumber, this.#writingFirst(output.batches));
    }
    const shown = chartsIn(this.#endpoint.output, output);
    const charts = shown.length === 0 && effect === 'read' ? chartsIn(this.#endpoint.input, input) : shown;
    if (charts.length > MOST_CHARTS_A_PAGE) {
      this.#refuseExport();
      await this.#writeNow(charts);
    } else this.#charts = charts;
    return output;
  }

  /** Records the relation by which the wall admitted the caller, or the visit when the wall only logs. */
  passed(pass: ChartPass | ChartVisit): void {
    this.#reading = 'charts' in pass ? { ...this.#reading, visit: pass } : withPass(this.#reading, pass);
  }

  /** The charts that an answer shows, before it is taken. */
  of(output: unknown): readonly CountedChart[] {
    return [...chartsIn(this.#endpoint.output, output), ...this.#added];
  }

  /** A chart that neither question nor answer names. */
  add(chart: ShownChart): void {
    this.#added.push({ ...chart, rowCount: 1 });
  }

  /** The answer is on its way. */
  done(): void {
    const charts = [...this.#charts, ...this.#added];
    if (charts.length > 0) this.#log.note(this.#reading, charts);
  }

  async *#writingFirst(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<readonly unknown[]> {
    for await (const rows of batches) {
      const charts = chartsIn(this.#endpoint.output, { rows });
      if (charts.length > 0) await this.#writeNow(charts);
      yield rows;
    }
  }

  #writeNow(charts: readonly CountedChart[]): Promise<void> {
    return this.#log.writeNow({ ...this.#reading, reason: 'Export' }, charts);
  }
}
