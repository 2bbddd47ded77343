/**
 * The dialects of JSON Schema that a form is read in; what a flat form uses means the same in all of them. The protocol
 * asks for 2020-12, which is also meant where `$schema` is missing (2026-07-28: Schema Dialects).
 */
const DIALECTS =
  /^https?:\/\/json-schema\.org\/(?:draft\/(?:2020-12|2019-09)\/schema|draft-0[467]\/schema|schema)#?$/;

/**
 * The `$schema` of a schema in another dialect; undefined if it can be read, and also if it is no string.
 *
 * It is read here although core reads the rest of a schema: the protocol names the dialects and asks for an error for any
 * other, and the handler, which cannot import core, sends that error.
 */
export function unsupportedDialect(requestedSchema: unknown): string | undefined {
  try {
    const { $schema } = Object(requestedSchema) as { $schema?: unknown };
    const isOther = typeof $schema === 'string' && $schema !== '' && !DIALECTS.test($schema);
    return isOther ? $schema : undefined;
  } catch {
    return undefined; // a getter or a proxy
  }
}
