import { ask, byAction, isModern, received, type Answers, type LiveTool } from '../tool.js';

const offer = {
  message: 'One seat is left on the night train. Do you want it?',
  requestedSchema: {
    type: 'object' as const,
    properties: {
      berth: { type: 'string' as const, title: 'Berth', enum: ['Upper', 'Lower'] },
    },
    required: ['berth'],
  },
};

const sentences = {
  accept: 'The seat is yours.',
  decline: 'The seat went to somebody else: the person declined.',
  cancel: 'The seat went to somebody else.',
};

export const limitedOffer: LiveTool = {
  name: 'limited_offer',
  title: 'Take a limited offer',
  description:
    'Asks, and takes the question back after a few seconds. (Only up to 2025-11-25: later servers cannot.)',
  inputSchema: {
    type: 'object',
    properties: { seconds: { type: 'number', minimum: 1, maximum: 600, default: 20 } },
  },
  async call({ seconds = 20 }, ctx) {
    if (isModern(ctx))
      return ask({ offer }, ctx, (answers) => byAction(answers, 'offer', sentences));
    try {
      const answer = await ctx.mcpReq.elicitInput(offer, { timeout: Number(seconds) * 1000 });
      const answers: Answers = { offer: answer };
      return received(byAction(answers, 'offer', sentences), answers);
    } catch (error) {
      return received(`The offer is over. (${String(error)})`, {});
    }
  },
};
