// The part of autocannon the bench uses; the package brings no types.
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: { method: string; setupRequest: (request: Request) => Request }[];
    verifyBody: (body: string) => boolean;
  }
  interface Result {
    errors: number;
    non2xx: number;
    mismatches: number;
    duration: number;
  }
  interface Run extends Promise<Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, timeMs: number) => void): Run;
  }
  export default function autocannon(options: Options): Run;
}
