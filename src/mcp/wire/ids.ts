/** A JSON-RPC id. */
export function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** By shape: the signal may come from another realm. */
export function isSignal(value: unknown): value is AbortSignal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'aborted' in value &&
    'addEventListener' in value &&
    typeof value.addEventListener === 'function'
  );
}
