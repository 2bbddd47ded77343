import { scenarios } from '../../../../src/fixtures/index.js';
import { ask, byAction, type LiveTool } from '../tool.js';

export const bookTable: LiveTool = {
  name: 'book_table',
  title: 'Book a table',
  description: 'Asks for everything a restaurant wants to know: every kind of field in one form.',
  call: (_args, ctx) =>
    ask({ booking: scenarios.bookTable }, ctx, (answers) =>
      byAction(answers, 'booking', {
        accept: 'The table is booked.',
        decline: 'No table was booked: the person declined.',
        cancel: 'No table was booked: the person left the form.',
      }),
    ),
};
