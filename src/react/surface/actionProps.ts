import type { ReactNode } from 'react';

import type { ActionVariant } from '../page/ActionButton.js';

export type { ActionVariant };

/** Props of the three actions. */
export interface ActionProps {
  /** @default primary for accept, secondary for decline, quiet for cancel */
  variant?: ActionVariant;
  /** @default the words of the surface */
  children?: ReactNode;
}
