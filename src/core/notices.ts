/** Which bound a schema exceeds. */
export type Bound = 'size' | 'depth' | 'properties' | 'options' | 'references' | 'expansion';

type AtKeyword = { keyword: string };

/**
 * What the compiler puts on record: every way in which a schema is outside the protocol's subset, degraded or ignored.
 * For server authors, who can assert on it in their own tests, and for anybody who asks why a form looks as it does.
 * Each notice has a `path`, the keys from the schema's root.
 */
export type NoticeFacts = {
  // the schema as a whole
  /** There is no `requestedSchema`: a plain confirmation. */
  'schema-missing': object;
  /** `requestedSchema` is no object: there is no form, and no way to accept. */
  'schema-not-object': object;
  /** Reading it threw, so it is no JSON: there is no form, and no way to accept. */
  'schema-unreadable': object;
  /** It exceeds a bound (`size` and `expansion` in UTF-16 units): there is no form, and no way to accept. */
  'schema-too-large': { bound: Bound; limit: number };
  /** The root's `type` is missing (read as "object"), or is not "object" (no way to accept). */
  'root-type': AtKeyword;
  /** A keyword of the root that says nothing about the form: title, additionalProperties, conditions … */
  'root-keyword': AtKeyword;
  /** `$schema` is not draft 2020-12 but an older dialect that says the same of a flat form, or no text: read as 2020-12. */
  dialect: AtKeyword;
  /** `$schema` names a dialect that is not read: there is no form, and no way to accept. */
  'dialect-unsupported': AtKeyword & { dialect: string };
  /** There is no `properties`, or null or an empty list in its place: a plain confirmation. */
  'properties-missing': AtKeyword;
  /** `required` has the name of what is not in `properties`: nothing can be entered for it, no way to accept. */
  'required-unknown': { name: string };
  /** `required` is no list, or has entries that are no names: those are ignored. */
  'required-malformed': AtKeyword;

  // one property
  /** It cannot be drawn: left out where it is optional, no way to accept where it is required. */
  'property-unsupported': object;
  /** There is no `type`: read from the other keywords, from the default, or as text. */
  'type-missing': object;
  /** Null was among the types, values or branches: dropped, since an unanswered property is an absent key. */
  nullable: object;
  /** `anyOf`, `oneOf` or `type` has several real branches: the first that can be drawn was taken. */
  union: object;
  /** A local `$ref`: followed. */
  reference: AtKeyword;
  /** A `$ref` that is remote, missing, cyclic or too deep: never followed. */
  'reference-unresolved': AtKeyword;
  /** `allOf`: merged, the tightest limits count. */
  'all-of': AtKeyword;
  /** `const`: one option, or a box that must be ticked. */
  const: AtKeyword;
  /** A keyword without a say here: of another type, unknown, or a second one that cannot be merged. */
  'keyword-ignored': AtKeyword;
  /** A keyword whose value makes no sense: ignored. */
  'keyword-malformed': AtKeyword;
  /** A `format` that the protocol does not have and that only says how a text is drawn: `multiline`, `time` or `tel`. */
  'format-look': AtKeyword;
  /** Any other `format` that the protocol does not have: an annotation, but `password` makes the field `sensitive`. */
  'format-unknown': AtKeyword;
  /** A `pattern` that no linear-time engine can read, or beyond what all patterns of a form may cost: left to the server. */
  'pattern-unchecked': AtKeyword;
  /** A standard keyword that the protocol does not have: honoured. */
  'constraint-extra': AtKeyword;

  // options
  /** There is nothing to choose from: left out, or no way to accept. */
  'enum-empty': object;
  /** Values are numbers or booleans: answers keep their type. */
  'enum-not-string': object;
  /** Labels come from `enumNames`, which the protocol calls legacy. */
  'enum-legacy-names': AtKeyword;
  /** `enumNames` has another length than `enum`: ignored, a value beats a wrong label. */
  'enum-names-length': AtKeyword;
  /** An option was there twice, by value and label: drawn once. */
  'option-duplicate': object;
  /** An option is the empty string: labelled `""`. */
  'option-empty': object;
  /** An option is no string, number or boolean, or breaks the type or a limit beside it: dropped. */
  'option-malformed': object;
  /** `items.oneOf`, where the protocol says `items.anyOf`. */
  'items-one-of': AtKeyword;
  /** `items.enum` without `items.type`. */
  'items-type-missing': AtKeyword;

  // default, limits and words
  /** A default of another type: ignored. */
  'default-type': AtKeyword;
  /** A default that breaks the rules: shown where the control can, and refused on send. One that is too long for a box is shown beside it, cut. */
  'default-invalid': AtKeyword;
  /** A default that is not among the options: ignored. */
  'default-unknown-option': AtKeyword;
  /** Two limits leave no room for an answer. */
  'limits-contradict': AtKeyword;
  /** Two labels were the same: names were appended. */
  'label-duplicate': object;
  /** White space, invisible or bidi characters were removed from a title or description, or it was cut. */
  'text-cleaned': AtKeyword;
};

/** Codes of {@link Notice}. */
export type NoticeCode = keyof NoticeFacts;
