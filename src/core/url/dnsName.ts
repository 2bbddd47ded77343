/** Whether the name, without a final dot, can exist in the DNS (RFC 1035 §2.3.4; underscores are in use). */
export function isDnsName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label));
}
