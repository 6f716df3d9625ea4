// News from the server: other people's work refreshes open lists by itself; reconnects when the line breaks.
import type { ToldSentence } from '@charaka/rules/message/sentence';
import type { QueryClient } from '@tanstack/react-query';
import { toastError } from '../ui/page/toast.ts';
import { readServerEvents } from './server-events.ts';
import { currentSession, endSession } from './session.ts';
import { currentTenant } from './tenant.ts';
import { refreshNamed } from './topics.ts';

/** Message of the hub to the screens of one tenant and role (R159). */
export interface ReceivedMessage {
  readonly message: string;
  /** Of a sentence: its code and values, for the user's own language. */
  readonly code?: string;
  readonly params?: ToldSentence['params'];
  /** A path of this server. */
  readonly soundUrl?: string;
}

/** One piece of news: something of the topic changed in a hospital. */
export interface News {
  readonly topic: string;
  readonly hospitalId?: number;
  readonly id?: number;
  readonly receiveMessage?: ReceivedMessage;
}

const firstDelayMilliseconds = 1_000;
const longestDelayMilliseconds = 30_000;
/** News often comes in bursts (an admission is also a bed and a patient); answers are refreshed once per burst. */
const burstMilliseconds = 150;

/**
 * Listens until stopped: answers filed under the topic of a piece of news are read again, and a message to the user's role is
 * handed on. Answers how to stop.
 */
export function followNews(queryClient: QueryClient, receive: (message: ReceivedMessage) => Promise<void>): () => void {
  const stop = new AbortController();
  const refresh = refresher(queryClient);
  const hear = (news: News) => {
    refresh(news);
    if (news.receiveMessage) void receive(news.receiveMessage);
  };
  void listen(stop.signal, hear, () => void queryClient.invalidateQueries());
  return () => stop.abort();
}

function refresher(queryClient: QueryClient): (news: News) => void {
  const topics = new Set<string>();
  let isWaiting = false;
  return (news) => {
    if (news.hospitalId !== undefined && news.hospitalId !== currentSession()?.hospitalId) return;
    topics.add(news.topic);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      refreshNamed(queryClient, topics);
      topics.clear();
    }, burstMilliseconds);
  };
}

async function listen(signal: AbortSignal, onNews: (news: News) => void, onReconnect: () => void): Promise<void> {
  let delay = firstDelayMilliseconds;
  let hasHeard = false;
  while (!signal.aborted) {
    try {
      const token = currentSession()?.token;
      const response = await connect(signal);
      if (response.status === 401 && (await isOver(response, token))) return;
      if (!response.ok || !response.body) throw new Error(`The live line answered ${response.status}`);
      // Messages sent while the connection was broken were lost.
      if (hasHeard) onReconnect();
      hasHeard = true;
      delay = firstDelayMilliseconds;
      for await (const data of readServerEvents(response.body)) onNews(JSON.parse(data) as News);
    } catch {
      // A broken line is expected: a server restart, a sleeping laptop. We simply try again.
    }
    await pause(delay * (0.5 + Math.random() / 2), signal);
    delay = Math.min(delay * 2, longestDelayMilliseconds);
  }
}

/** Logged out elsewhere: the screen must not stay until somebody touches it. A token renewed meanwhile is tried with the next line. */
async function isOver(response: Response, token: string | undefined): Promise<boolean> {
  const { _message } = (await response.json()) as { _message?: string };
  const present = currentSession()?.token;
  if (present !== undefined && present !== token) return false;
  if (present !== undefined && _message) toastError(_message);
  if (present !== undefined) endSession();
  return true;
}

function connect(signal: AbortSignal): Promise<Response> {
  const tenantName = encodeURIComponent(currentTenant()?.tenantName ?? '');
  const session = currentSession();
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${session?.token ?? ''}` };
  return fetch(`/api/${tenantName}/live?hospitalId=${session?.hospitalId ?? ''}`, { headers, signal });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
