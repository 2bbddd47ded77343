/** The most a name can have in the DNS, in characters. */
export const MAX_NAME = 253;

/** Whether the name, without a final dot, can exist in the DNS (RFC 1035 §2.3.4; underscores are in use). */
export function isDnsName(name: string): boolean {
  return (
    name.length <= MAX_NAME && name.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label))
  );
}
