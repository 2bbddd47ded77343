import cases from '../../data/cases.json';

/** One failure case of `test/data/cases.json`. */
export interface FailureCase {
  id: string;
  area: string;
  level: 'core' | 'dom' | 'browser';
  summary: string;
  request: { message: string; requestedSchema: unknown };
  env?: { timeZone?: string; locale?: string };
}

const areas = ['compile', 'defaults', 'edit', 'validate', 'submit', 'render'];

const all = cases as unknown as FailureCase[];

/** The cases of a form that a person without a browser's layout can try. */
export const formCases: ReadonlyMap<string, FailureCase> = new Map(
  all
    .filter(({ level, area }) => level === 'dom' && areas.includes(area))
    .map((one) => [one.id, one]),
);
