import type { ReactNode } from 'react';

/** How much a button stands out. */
export type ActionVariant = 'primary' | 'secondary' | 'quiet';

/** Props of the three actions. */
export interface ActionProps {
  /** @default primary for accept, secondary for decline, quiet for cancel */
  variant?: ActionVariant;
  /** @default the words of the surface */
  children?: ReactNode;
}
