import cases from '../data/cases.json';

/** What went wrong in another client, by the id of the case in `test/data/cases.json`. */
export function summary(id: string): string {
  return caseOf(id).summary;
}

/** One of the failure cases. */
export function caseOf(id: string) {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
}
