/** Every way in which a schema can be outside the protocol's subset, degraded or ignored. Documented for server authors. */
export type NoticeCode =
  // the schema as a whole
  | 'schema-missing' // no requestedSchema: a plain confirmation
  | 'schema-not-object' // requestedSchema is not an object
  | 'schema-unreadable' // no JSON: reading it threw
  | 'schema-too-large' // beyond 1 MiB, depth 32, 10,000 properties or 100,000 options
  | 'root-type' // root type is not "object"
  | 'root-keyword' // title, description, additionalProperties … at the root
  | 'dialect' // a $schema other than draft 2020-12
  | 'properties-missing'
  | 'required-unknown' // `required` names a property that is not there
  | 'required-malformed'
  // one property
  | 'property-unsupported' // cannot be drawn
  | 'type-missing' // read from the other keywords
  | 'nullable' // null is dropped: an unanswered field is an absent key
  | 'union' // anyOf or oneOf of several real branches
  | 'reference' // a local $ref, resolved
  | 'reference-unresolved' // missing, remote, cyclic or too deep
  | 'all-of'
  | 'const'
  | 'keyword-ignored'
  | 'keyword-malformed'
  | 'format-unknown'
  | 'pattern-unchecked' // no engine reads it: left to the server
  | 'constraint-extra' // a standard keyword outside the protocol's subset, honoured
  | 'enum-empty'
  | 'enum-not-string' // numbers or booleans: answers keep their type
  | 'enum-legacy-names'
  | 'enum-names-length'
  | 'option-duplicate'
  | 'option-empty'
  | 'option-malformed'
  | 'items-one-of'
  | 'items-type-missing'
  | 'default-type' // a default of the wrong type, ignored
  | 'default-invalid' // a default outside the limits, shown where it can be
  | 'default-unknown-option'
  | 'limits-contradict'
  | 'label-duplicate'
  | 'text-cleaned'; // control or bidi characters removed, or text cut
