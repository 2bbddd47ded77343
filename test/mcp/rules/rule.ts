/** A test that shows that a rule is kept: the file, and words of the test's title as they stand in it. */
export interface Proof {
  file: string;
  title: string;
}

/** One client rule of the elicitation protocol. */
export interface Rule {
  id: string;
  /** A = 2025-06-18, B = 2025-11-25, C = 2026-07-28. */
  revisions: string;
  level: string;
  rule: string;
  proofs: Proof[];
  /** Why the rule is not, or not only, a UI kit's to keep. */
  hosts?: string;
}

export const proof = (file: string, title: string): Proof => ({ file, title });
