'use client';

import type { FormModel, NumberField } from '../../core/index.js';
import { autofillProps, enterKeyHint, identifierProps } from './boxProps.js';
import type { BoxProps } from './boxProps.js';
import { useGrowingBox } from './pastedLines.js';
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

/** Props of {@link NumberControl}. */
export interface NumberControlProps {
  field: NumberField;
  model: FormModel;
  box: BoxProps;
}

/** A text box: `type=number` rounds, drops what it cannot read, and changes under the wheel. */
export function NumberControl({ field, model, box }: NumberControlProps) {
  const { isGrown, handlers } = useGrowingBox(box);
  const common = { inputMode: inputMode(field), ...identifierProps, ...autofillProps(field) };
  if (isGrown) return <TextArea {...common} box={box} />;
  return (
    <input
      type="text"
      {...common}
      enterKeyHint={enterKeyHint(model, field)}
      {...handlers}
      {...box}
    />
  );
}
