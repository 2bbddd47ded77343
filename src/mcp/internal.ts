// A second door, for src/react and src/relay only and not published.
export { report, notifyHost } from './wire/callHost.js';
export { deliveryFromError } from './wire/deliveryFromError.js';
export type { FinalDelivery } from './wire/deliveryFromError.js';
export { answerTo } from './wire/result.js';
export { isOpen } from './queue/lifecycle.js';
export { createSingleQueue } from './queue/single.js';
export type { SingleQueue } from './queue/single.js';
export type { DeliveryReport } from './queue/store.js';
export { withoutSecrets } from './queue/store.js';
