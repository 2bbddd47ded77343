// Playwright's runner: a sample of a test in it is loaded, and compiled against the real types.
export const test = () => {};
export const expect = () => {};
