'use client';

import type { ReactElement } from 'react';
import type { FormModel, NumberField } from '../../core/index.js';
import { autofillProps, enterKeyHint, identifierProps } from './boxProps.js';
import type { BoxProps, Growth } from './boxProps.js';
import { growingHandlers } from './pastedLines.js';
import { TextArea } from './drawTextBox.js';

/** The pads of digits on some phones have no minus. */
function inputMode({
  integer,
  minimum,
  exclusiveMinimum,
}: NumberField): 'numeric' | 'decimal' | undefined {
  const isNeverNegative = (minimum ?? exclusiveMinimum ?? -1) >= 0;
  if (!isNeverNegative) return undefined;
  return integer ? 'numeric' : 'decimal';
}

/** A text box: `type=number` rounds, drops what it cannot read, and changes under the wheel. */
export function drawNumberBox(
  field: NumberField,
  model: FormModel,
  box: BoxProps,
  { isGrown, grow }: Growth,
): ReactElement {
  const common = { inputMode: inputMode(field), ...identifierProps, ...autofillProps(field) };
  if (isGrown) return <TextArea {...common} box={box} />;
  return (
    <input
      type="text"
      {...common}
      enterKeyHint={enterKeyHint(model, field)}
      {...growingHandlers(box, grow)}
      {...box}
    />
  );
}
