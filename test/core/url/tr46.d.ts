declare module 'tr46' {
  export function toUnicode(
    domain: string,
    options: { checkBidi: boolean; checkJoiners: boolean },
  ): { domain: string; error: boolean };
}
