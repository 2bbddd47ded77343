import type { Field } from '../../core/index.js';
import { controlKindOf } from '../controls/props.js';
import type { Controls } from '../controls/props.js';

/**
 * How a question stands in the page: a `box` under a label, a `tick` beside its own label, or a group of controls
 * under a legend, of which `radios` are announced as one. A host's own choices are a box or a group, who knows.
 */
export type Shape = 'box' | 'tick' | 'radios' | 'group' | 'own';

export function shapeOf(field: Field, controls: Controls): Shape {
  const kind = controlKindOf(field);
  if (controls[kind]) return ['text', 'date', 'number'].includes(kind) ? 'box' : 'own';
  switch (field.kind) {
    case 'text':
      return field.format === 'date-time' ? 'group' : 'box';
    case 'number':
      return 'box';
    case 'boolean':
      return field.control === 'checkbox' ? 'tick' : 'radios';
    case 'single-select':
      return field.control === 'radios' ? 'radios' : 'box';
    case 'multi-select':
      return 'group';
    default:
      return field satisfies never;
  }
}

/** Whether the question is answered in a box of text of ours: it stays uncontrolled, so that a key costs no render. */
export function isTextBox(field: Field, controls: Controls): boolean {
  if (controls[field.kind]) return false;
  return field.kind === 'number' || (field.kind === 'text' && !field.format?.startsWith('date'));
}
