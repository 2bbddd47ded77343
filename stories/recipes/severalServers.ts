import type { ElicitationQueue } from '../../src/index.js';
import { connect } from '../quickStart/sdkV2.js';

/** A line of your configuration. */
export interface Configured {
  id: string;
  name: string;
  url: string;
}

/** One that cannot be reached does not keep the others from being there. */
export function connectAll(queue: ElicitationQueue, servers: readonly Configured[]) {
  return Promise.allSettled(
    servers.map(({ id, name, url }) =>
      connect(queue, new URL(url), {
        connectionId: id,
        name,
        origin: new URL(url).host,
        serverUrl: url,
      }),
    ),
  );
}
