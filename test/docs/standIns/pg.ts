/** In place of `pg`: a database without rows, for samples that are loaded and not used. */
export class Pool {
  readonly query = async () => ({ rows: [], rowCount: 0 });
  readonly connect = async () => ({
    query: async () => {},
    on: () => {},
    removeAllListeners: () => {},
    release: () => {},
  });
  on(): void {}
}
