// The ways to use the package whose weight is watched: by the build, by a test, and on the page about performance.

/**
 * A way to use the package: what is imported, through which door, and the kilobytes that may come at once.
 * @typedef {{ name: string, door: string, imports: string, budget: number }} Scenario
 */

/** @type {readonly Scenario[]} */
export const scenarios = [
  {
    name: 'form of parts',
    door: 'index',
    imports: '{ ElicitationForm, ElicitationActions, useElicitationForm }',
    budget: 46.5,
  },
  { name: 'prompt', door: 'index', imports: '{ ElicitationPrompt }', budget: 54.4 },
  {
    name: 'outlet and queue',
    door: 'index',
    imports: '{ ElicitationOutlet, createElicitationQueue }',
    budget: 58.7,
  },
  { name: 'everything', door: 'index', imports: '*', budget: 88.5 },
  { name: 'core', door: 'core/index', imports: '*', budget: 31.5 },
  {
    name: 'core, form alone',
    door: 'core/index',
    imports: '{ compileForm, parseEntries }',
    budget: 12.8,
  },
  { name: 'core, URL alone', door: 'core/index', imports: '{ inspectUrl }', budget: 11.8 },
  {
    name: 'core, protocol alone',
    door: 'core/index',
    imports: '{ createElicitationQueue, createElicitHandler, runWithElicitation, accept }',
    budget: 6.8,
  },
  { name: 'English', door: 'locales/en', imports: '*', budget: 4.4 },
];
