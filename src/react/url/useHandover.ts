'use client';

import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useRequest } from '../request/context.js';
import { activeElement } from '../request/focus.js';
import type { ConsentStage } from './context.js';

/**
 * The button that was pressed goes away with its stage. If the focus was in the surface, it moves on to the heading,
 * and is read from there; if it was elsewhere, it stays.
 */
export function useHandover(stage: ConsentStage) {
  const { headingRef } = useRequest('UrlConsent.Root');
  const isInside = useRef(false);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (isInside.current) headingRef.current?.focus();
  }, [stage, headingRef]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // Another window takes the focus and leaves the element active, as opening a tab does.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current =
        currentTarget.contains(relatedTarget) ||
        currentTarget.contains(activeElement(currentTarget));
    },
  };
}
