import type { ElicitRequest } from '../../../../src/core/index.js';
import { ask, type LiveTool } from '../tool.js';

export const askAnything: LiveTool = {
  name: 'ask_anything',
  title: 'Ask anything',
  description: 'Sends the request that you give it: the params of elicitation/create.',
  inputSchema: {
    type: 'object',
    properties: {
      mode: { type: 'string', enum: ['form', 'url'] },
      message: { type: 'string', default: 'What is your favourite colour?' },
      requestedSchema: {
        type: 'object',
        default: { type: 'object', properties: { colour: { type: 'string', title: 'Colour' } } },
      },
      url: { type: 'string' },
    },
    required: ['message'],
  },
  // The client that receives it reads it as untrusted JSON, which it is.
  call: (args, ctx) =>
    ask({ question: args as ElicitRequest }, ctx, () => 'This is what the server received.'),
};
