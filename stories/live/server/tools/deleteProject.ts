import { scenarios } from '../../../../src/fixtures/index.js';
import { ask, byAction, type LiveTool } from '../tool.js';

export const deleteProject: LiveTool = {
  name: 'delete_project',
  title: 'Delete a project',
  description: 'Asks for a plain confirmation: a form without fields. (Nothing is deleted.)',
  call: (_args, ctx) =>
    ask({ confirmation: scenarios.deleteProject }, ctx, (answers) =>
      byAction(answers, 'confirmation', {
        accept: 'The project would be gone now.',
        decline: 'The project stays: the person declined.',
        cancel: 'The project stays: the person left without an answer.',
      }),
    ),
};
