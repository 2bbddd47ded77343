/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours (WCAG 2.2): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Need, front, backs. Text 4.5, our body text 7; what must be found to be used 3 (WCAG 1.4.3, 1.4.6, 1.4.11). */
export const pairs: readonly (readonly [number, string, readonly string[]])[] = [
  [
    7,
    'fg',
    [
      'bg',
      'bg-subtle',
      'bg-field',
      'bg-hover',
      'accent-subtle',
      'warn-subtle',
      'danger-subtle',
      'bg-active',
    ],
  ],
  [4.5, 'fg-muted', ['bg', 'bg-subtle', 'bg-field', 'bg-hover', 'accent-subtle', 'warn-subtle']],
  [4.5, 'accent', ['bg', 'bg-subtle', 'accent-subtle']],
  [4.5, 'on-accent', ['accent', 'accent-hover', 'accent-active']],
  [4.5, 'danger', ['bg', 'bg-subtle', 'danger-subtle']],
  [4.5, 'warn', ['bg', 'warn-subtle']],
  [4.5, 'success', ['bg', 'success-subtle', 'bg-subtle']],
  [3, 'border-control', ['bg', 'bg-field', 'bg-subtle']],
  [3, 'border-control-hover', ['bg-field']],
  [3, 'accent', ['bg-field']],
  [3, 'accent-border', ['bg', 'accent-subtle']],
  [
    3,
    'focus',
    ['bg', 'bg-field', 'bg-subtle', 'bg-hover', 'accent-subtle', 'warn-subtle', 'danger-subtle'],
  ],
  [3, 'danger-border', ['bg', 'bg-field', 'danger-subtle']],
  [3, 'warn-border', ['bg', 'warn-subtle']],
];
