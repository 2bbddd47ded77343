declare module 'virtual:samples' {
  /** By the sample's name; each loads it. */
  const samples: ReadonlyMap<string, () => Promise<Record<string, unknown>>>;
  export default samples;
}
