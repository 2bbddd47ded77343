/**
 * What stands behind `xn--`. The invalid ones decode, but IDNA (UTS #46) would never have encoded them: it maps the
 * letters, drops or refuses them, or does not allow them beside each other. idna.test.ts asks tr46 about each.
 */
export const aLabels = {
  invalid: (
    'dca bfa kkg mi7c jm6c 11g gz1h kba ab-5da pvg r6j ab-r13a jua pzj zn7c zvg ab-g4t s726e v86c n3h4310f a-wbb ' +
    '11b5i 0ug 1ug ab-j1t mgb473k 11b2e898f e-xbb o-ccb ypd8q a-0hc ab-vld b-zhc 1-0hc 4db10a 1-zhc64bxs ab-ckd ' +
    '--zhc 6g7c coma-x89x ab-9tb6701a116u ib9b dn32g 266c 8i7caa vhk k6e fxg qg7c'
  ).split(' '),
  valid: (
    '9ca zca 3xa l-4ga cfa b1agh1afp e1afmkfd p8s937b u8j2c 3e0b707e h2bhs4b8d8a l2bey1c2b 11b2ezcw70k ' +
    'mgba3gch31f060k mgbh0fb 9dbne9b 1-zhc ll-0ea n3h mi8h ab-c6t d4bc'
  ).split(' '),
};
