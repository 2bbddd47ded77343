import { expect, test } from 'vitest';
import { compileForm } from '../../src/core/index.js';

const controlOf = (name: string, property: object) =>
  compileForm({ type: 'object', properties: { [name]: { type: 'string', ...property } } }).fields;

const area = [{ control: 'area', multiline: true }];
const line = [{ control: 'line', multiline: false }];

// Names and titles of public servers, and siblings of them.
test.each([
  'commit_message',
  'pr_body',
  'sql',
  'body',
  'description',
  'notes',
  'message',
  'Comments',
  'reviewComment',
  'release-notes',
  'graphql_query',
  'stack_trace',
  'reason',
  'summary',
  'bio',
])('several lines where a name alone is what people read: %s', (name) => {
  expect(controlOf(name, {})).toMatchObject(area);
});

test.each([
  'Steps to reproduce',
  'Commit message',
  'Message to the team (optional)',
  'Reason for the change',
  'Feedback of others',
  'Describe what happened',
  'Please explain your choice',
  'Cover letter',
  'Anything else?',
  'Your message:',
  'SQL query',
  'Acceptance criteria',
  'Fehlerbeschreibung',
  'Nachricht an das Team',
  'Begründung',
  'Descripción del problema',
  'Motivo de la baja',
  'Comentarios',
  '问题描述',
  '备注',
  '変更の理由',
  'コメント',
  'ملاحظات إضافية',
  'وصف المشكلة',
])('several lines by the title: %s', (title) => {
  expect(controlOf('a', { title })).toMatchObject(area);
});

test.each([
  ['message', 'Message ID'],
  ['body', 'Body temperature'],
  ['description', 'Short name'],
  ['content', 'Content type'],
  ['notes', 'Notes folder'],
  ['comment', 'Comment author'],
  ['reason', 'Reason code'],
  ['prompt', 'Search term'],
  ['details', 'Number of details'],
  ['nachricht', 'Name der Nachricht'],
  ['motivo', 'Código del motivo'],
  ['理由', '理由代码'],
])('one line where the title says more than the name %s: %s', (name, title) => {
  expect(controlOf(name, { title })).toMatchObject(line);
});

test.each([
  { title: 'Repository name', maxLength: 255 },
  { title: 'Repository name', maxLength: 1000 },
  { title: 'File path', maxLength: 4096 },
  { title: 'Search query', maxLength: 500 },
  { title: 'Topic', maxLength: 255 },
  { title: 'Nickname', maxLength: 255 },
  { title: 'Recipient', maxLength: 300 },
  { title: 'Summary', maxLength: 80 },
  { title: 'Description', maxLength: 60 },
  { title: 'Message', description: 'One line, please' },
  { format: 'email', title: 'Message' },
  {},
])('one line: %j', (property) => {
  expect(controlOf('a', property)).toMatchObject(line);
});

test.each([
  { title: 'Story', maxLength: 400 },
  { title: 'What else', maxLength: 2000 },
  { title: 'Why', minLength: 100 },
  { title: 'Description', maxLength: 255 },
  { title: 'Hosts', description: 'One per line' },
  { title: 'Answer', description: 'Markdown is welcome' },
  { title: 'Name', default: 'two\nlines' },
  { title: 'Name', default: 'two\rlines' },
])('several lines: %j', (property) => {
  expect(controlOf('a', property)).toMatchObject(area);
});
