'use client';

import { useState } from 'react';
import type { PendingElicitation } from '../../core/index.js';

/** Which request is expanded: the one that a person chose, or else the oldest. What arrives never changes it. */
export function useExpanded(open: readonly PendingElicitation[]) {
  const [chosen, expand] = useState<string>();
  const expanded = open.find(({ id }) => id === chosen) ?? open[0];
  return {
    expanded,
    /** A person asked for it: its dialog opens at once. */
    isAskedFor: expanded !== undefined && expanded.id === chosen,
    expand,
  };
}
