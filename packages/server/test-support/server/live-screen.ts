// An open screen that listens to a server, for tests.
import type { TestTenant } from './test-tenant.ts';

/** The text received so far, and whether the connection has ended. */
export class LiveScreen {
  heard = '';
  hasEnded = false;
  readonly #stop = new AbortController();
  status = 0;

  /** Opens the line of the server at the address, as 'http://127.0.0.1:3000'; `path` may be its other name. */
  async open(address: string, tenant: TestTenant, token: string, query = '', path = 'live'): Promise<this> {
    const headers = { authorization: `Bearer ${token}` };
    const url = `${address}/api/${tenant.name}/${path}?${query}`;
    const response = await fetch(url, { headers, signal: this.#stop.signal });
    this.status = response.status;
    void this.#listen(response);
    return this;
  }

  async #listen(response: Response): Promise<void> {
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        this.heard += Buffer.from(chunk).toString();
    } catch {
      // Closing it ourselves ends the reading with an error.
    }
    this.hasEnded = true;
  }

  /** Every piece of news so far. */
  get news(): Record<string, unknown>[] {
    const events = [...this.heard.matchAll(/^data: (.+)$/gm)];
    return events.map(([, text]) => JSON.parse(text as string) as Record<string, unknown>);
  }

  /** Leaves. */
  close(): void {
    this.#stop.abort();
  }
}
