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
    budget: 85.1,
  },
  { name: 'prompt', door: 'index', imports: '{ ElicitationPrompt }', budget: 94.7 },
  {
    name: 'outlet and queue',
    door: 'index',
    imports: '{ ElicitationOutlet, createElicitationQueue }',
    budget: 97.5,
  },
  { name: 'everything', door: 'index', imports: '*', budget: 132.2 },
  { name: 'core', door: 'core/index', imports: '*', budget: 61 },
  {
    name: 'core, form alone',
    door: 'core/index',
    imports: '{ compileForm, parseEntries }',
    budget: 36,
  },
  { name: 'core, URL alone', door: 'core/index', imports: '{ inspectUrl }', budget: 11.8 },
  {
    name: 'core, protocol alone',
    door: 'core/index',
    imports: '{ createElicitationQueue, createElicitHandler, runWithElicitation, accept }',
    budget: 9.7,
  },
  { name: 'mirror of a backend', door: 'index', imports: '{ connectElicitations }', budget: 3.2 },
  { name: 'English', door: 'locales/en', imports: '*', budget: 5.1 },
];
