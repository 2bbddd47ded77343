'use client';

import type { NumberField } from '../../core/index.js';
import { useFormParts } from '../form/context.js';
import { autofillProps, enterKeyHint, identifierProps } from './boxProps.js';
import { useBox } from './useBox.js';

/** The pads of digits on some phones have no minus. */
function inputMode({ integer, minimum, exclusiveMinimum }: NumberField) {
  const isNeverNegative = (minimum ?? exclusiveMinimum ?? -1) >= 0;
  if (!isNeverNegative) return undefined;
  return integer ? 'numeric' : 'decimal';
}

/** A text box: `type=number` rounds, drops what it cannot read, and changes under the wheel. */
export function NumberControl({ field }: { field: NumberField }) {
  const { brain } = useFormParts('Control');
  const box = useBox(field);
  return (
    <input
      type="text"
      inputMode={inputMode(field)}
      {...identifierProps}
      {...autofillProps(field)}
      enterKeyHint={enterKeyHint(brain.model, field)}
      {...box}
    />
  );
}
