// Asks PostgreSQL what a statement is, without running it: whether it can be prepared, and the columns of its rows.
import type pg from 'pg';

/** A column of a statement's rows: its name and the number of its type. */
export interface DescribedColumn {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Answers the columns of a statement's rows, none for one without rows; throws PostgreSQL's reason when it cannot be prepared. */
export function describeStatement(client: pg.Client, text: string): Promise<readonly DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** Prepares and describes; the driver calls its methods with what PostgreSQL answers. */
class Description implements pg.Submittable {
  readonly #text: string;
  readonly #resolve: (columns: readonly DescribedColumn[]) => void;
  readonly #reject: (error: Error) => void;
  #columns: readonly DescribedColumn[] = [];
  // The driver gives every query a callback of its own unless it has one.
  readonly callback = () => undefined;

  constructor(text: string, resolve: (columns: readonly DescribedColumn[]) => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly DescribedColumn[] }): void {
    this.#columns = fields;
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#columns);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
