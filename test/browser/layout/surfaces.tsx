import type { ReactElement } from 'react';
import { ElicitationPrompt, ElicitationReceipt } from '../../../src/index.js';
import {
  booleanFields,
  brokenRequests,
  confirmations,
  formatFields,
  hostileRequests,
  multiSelectFields,
  requesters,
  scenarios,
  sensitiveRequests,
  singleSelectFields,
  urlBlocked,
  urlDangers,
  urlRequests,
} from '../../../src/fixtures/index.js';

function prompt(request: unknown): ReactElement {
  return (
    <ElicitationPrompt
      request={request}
      requester={requesters.remote}
      presentation="inline"
      acceptDelayMs={0}
      onResult={() => {}}
    />
  );
}

const receipt = (
  <ElicitationReceipt
    elicitation={scenarios.planTripWhere}
    requester={requesters.remote}
    outcome="accept"
    content={{ city: 'Trieste', travellers: 2 }}
    at={0}
  />
);

/** One of each kind of surface, and of each kind of trouble. */
export const surfaces: readonly (readonly [string, ReactElement])[] = [
  ['every kind of question', prompt(scenarios.bookTable)],
  ['long options', prompt(singleSelectFields.longLabels)],
  ['a list', prompt(singleSelectFields.twelveOptions)],
  ['a searched list', prompt(singleSelectFields.thirtyOptions)],
  ['a list of ticks', prompt(multiSelectFields.thirtyOptions)],
  ['a date and time', prompt(formatFields.dateTimeWithDefault)],
  ['yes or no', prompt(booleanFields.required)],
  ['a confirmation', prompt(confirmations.emptySchema)],
  ['a secret', prompt(sensitiveRequests.password)],
  ['something unsupported', prompt(brokenRequests.unsupportedRequired)],
  ['a word without end', prompt(hostileRequests.longWord)],
  ['an address', prompt(urlRequests.oauth)],
  ['a long address', prompt(urlRequests.long)],
  ['a dangerous address', prompt(urlDangers.mixed_script)],
  ['a blocked address', prompt(urlBlocked.userinfo)],
  ['a receipt', receipt],
];
