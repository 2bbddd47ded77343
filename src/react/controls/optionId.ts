/** The first option takes the question's own id, so that what points to the question finds it. */
export function optionId(controlId: string, index: number): string {
  return index === 0 ? controlId : `${controlId}-${index}`;
}
