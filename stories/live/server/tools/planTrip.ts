import { scenarios } from '../../../../src/fixtures/index.js';
import { ask, type LiveTool } from '../tool.js';

export const planTrip: LiveTool = {
  name: 'plan_trip',
  title: 'Plan a trip',
  description: 'Asks two questions at once: where to go, and when.',
  call: (_args, ctx) =>
    ask({ where: scenarios.planTripWhere, when: scenarios.planTripWhen }, ctx, (answers) =>
      Object.values(answers).every(({ action }) => action === 'accept')
        ? 'The trip is planned.'
        : 'The trip cannot be planned without both answers.',
    ),
};
