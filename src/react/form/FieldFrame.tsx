'use client';

import type { FocusEvent, ReactNode } from 'react';
import { useFieldParts, useFormParts } from './context.js';

/** Focus that goes to another window comes back: somebody looks up what to enter. */
function hasLeft({ currentTarget, target, relatedTarget }: FocusEvent): boolean {
  const root = currentTarget.getRootNode() as Partial<DocumentOrShadowRoot>;
  return root.activeElement !== target && !currentTarget.contains(relatedTarget);
}

/** The element around one question. It notices when the person leaves. */
export function FieldFrame({ children }: { children: ReactNode }) {
  const { brain, pointer } = useFormParts('Field');
  const { field, shape, inputProps, issue } = useFieldParts('Field');
  const common = {
    'data-elicit-part': 'field',
    'data-kind': field.kind,
    'data-control': 'control' in field ? field.control : undefined,
    'data-format': field.kind === 'text' ? field.format : undefined,
    'data-invalid': issue ? '' : undefined,
    'data-required': field.required ? '' : undefined,
    onBlur(event: FocusEvent) {
      if (hasLeft(event)) pointer.afterClick(() => brain.left(field));
    },
    children,
  };
  const description = { 'aria-describedby': inputProps['aria-describedby'] };
  if (shape === 'group') return <fieldset {...common} {...description} />;
  if (shape !== 'radios') return <div {...common} />;
  return (
    <fieldset
      {...common}
      {...description}
      role="radiogroup"
      aria-required={inputProps['aria-required']}
      aria-invalid={inputProps['aria-invalid']}
    />
  );
}
