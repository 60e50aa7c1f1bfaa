import { Hono } from 'hono';
import type { LiveDirectory } from '../directory/live-directory.ts';
import type { Log } from '../log.ts';
import { type Listening, listen } from '../serve.ts';
import { openAlertChannels } from './alert-channels.ts';
import { findAlerts, type Watched } from './alerts.ts';
import type { Metrics } from './metrics.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { type Observer, observeRequests } from './observe-requests.ts';
import { type Watch, watchForAlerts } from './watch.ts';

type Monitored = Watched & { live: Pick<LiveDirectory, 'changes' | 'failure'>; log: Log };

/** What a server tells its operator: log, metrics, alerts. */
export interface Monitoring {
  observer: Observer;
  /** Undefined where nobody asks for them. */
  metrics: Metrics | undefined;
  /** Begins to look for what is wrong. */
  start(): void;
  stop(): Promise<void>;
}

/** Rejects as `listen` does where METRICS_PORT cannot be had. `everyMs`: how often to look for what is wrong. */
export async function openMonitoring(
  monitored: Monitored,
  { everyMs }: Pick<Parameters<typeof watchForAlerts>[0], 'everyMs'> = {},
): Promise<Monitoring> {
  const { settings, log } = monitored;
  let watch: Watch | undefined;
  const metrics = await openMetrics(monitored, () => watch?.current ?? []);
  let ownPort: Listening | undefined;
  if (metrics && settings.METRICS_PORT !== undefined) {
    const app = new Hono().route('/', metricsRoutes(metrics, 'open'));
    ownPort = await listen(app.fetch, {
      port: settings.METRICS_PORT,
      hostname: '127.0.0.1',
      stopWithinMs: 1000,
    });
    log.info(`Metrics are at http://127.0.0.1:${ownPort.port}/metrics`);
  }
  return {
    observer: observeRequests(log, (answered) => metrics?.count(answered)),
    metrics,
    start() {
      watch = watchForAlerts({
        find: () => findAlerts(monitored, new Date()),
        channels: openAlertChannels(settings),
        log,
        ...(everyMs !== undefined && { everyMs }),
      });
    },
    async stop() {
      await watch?.stop();
      await ownPort?.close();
    },
  };
}

/** Loaded only where somebody asks for them: it takes a part of the start. */
async function openMetrics(
  { db, live, databaseFile, settings }: Monitored,
  alerts: () => Watch['current'],
): Promise<Metrics | undefined> {
  if (settings.METRICS_PORT === undefined && settings.METRICS_TOKEN === undefined) return undefined;
  const { openMetrics: open } = await import('./metrics.ts');
  return open({ db, live, databaseFile, alerts });
}
