import type { FocusEvent, ReactNode } from 'react';
import { afterFocusMoved } from '../page/focus.js';
import type { FieldState } from './context.js';

/** False when the whole window loses focus: the person looks something up and comes back. */
function hasLeft({ currentTarget, target, relatedTarget }: FocusEvent): boolean {
  const root = currentTarget.getRootNode() as Partial<DocumentOrShadowRoot>;
  return root.activeElement !== target && !currentTarget.contains(relatedTarget);
}

/** The element around one field. It notices when the person leaves. */
export function fieldFrame(state: FieldState, children: ReactNode, isMasked: boolean) {
  const { form, field, shape, inputProps, shown } = state;
  const ref = form.seen.row(field.id);
  const common = {
    'data-elicit-part': 'field',
    'data-kind': field.kind,
    'data-control': 'control' in field ? field.control : undefined,
    'data-format': field.kind === 'text' ? field.format : undefined,
    'data-invalid': shown.issue ? '' : undefined,
    'data-masked': isMasked ? '' : undefined,
    'data-required': field.required ? '' : undefined,
    onBlur(event: FocusEvent) {
      if (!hasLeft(event)) return;
      afterFocusMoved(event, () => form.pointer.afterClick(() => form.controller.left(field)));
    },
    children,
  };
  const description = { 'aria-describedby': inputProps['aria-describedby'] };
  if (shape === 'group') return <fieldset ref={ref} {...common} {...description} />;
  if (shape !== 'radios') return <div ref={ref} {...common} />;
  return (
    <fieldset
      ref={ref}
      {...common}
      {...description}
      role="radiogroup"
      aria-required={inputProps['aria-required']}
      aria-invalid={inputProps['aria-invalid']}
    />
  );
}
