import { scenarios } from '../../../../src/fixtures/index.js';
import { ask, byAction, type LiveTool } from '../tool.js';

export const fileBugReport: LiveTool = {
  name: 'file_bug_report',
  title: 'File a bug report',
  description: 'Asks for long text, one choice, several choices, and a yes or no.',
  call: (_args, ctx) =>
    ask({ report: scenarios.fileBugReport }, ctx, (answers) =>
      byAction(answers, 'report', {
        accept: 'The report was filed.',
        decline: 'No report was filed: the person declined.',
        cancel: 'No report was filed: the person left the form.',
      }),
    ),
};
