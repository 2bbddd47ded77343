import type { Field, TextField } from '../../core/index.js';
import { controlKindOf } from '../controls/props.js';
import type { Controls, FieldKind } from '../controls/props.js';

/**
 * The markup of a field: a `box` under a label, a `tick` beside its own label, or a group of controls
 * under a legend, of which `radios` are announced as one. `own` is a control of the host whose markup we cannot know.
 */
export type Shape = 'box' | 'tick' | 'radios' | 'group' | 'own';

export function shapeOf(field: Field, controls: Controls): Shape {
  const kind = controlKindOf(field);
  if (controls[kind]) return ownShape(kind);
  switch (field.kind) {
    case 'text':
      return textShape(field.control);
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

function textShape(control: TextField['control']): Shape {
  switch (control) {
    case 'line':
    case 'area':
    case 'date':
    case 'time':
      return 'box';
    case 'date-time':
      return 'group';
    default:
      return control satisfies never;
  }
}

function ownShape(kind: FieldKind): Shape {
  switch (kind) {
    case 'text':
    case 'date':
    case 'time':
    case 'number':
      return 'box';
    case 'date-time':
    case 'boolean':
    case 'single-select':
    case 'multi-select':
      return 'own';
    default:
      return kind satisfies never;
  }
}

/** Whether the field is answered by typing into a box of plain text. */
export function isTyped(field: Field): boolean {
  const kind = controlKindOf(field);
  return kind === 'text' || kind === 'number';
}

/** Whether it is answered in a box of text of ours: it stays uncontrolled, so that a key costs no render. */
export function isTextBox(field: Field, controls: Controls): boolean {
  const isSearch = field.kind === 'text' && field.suggestions !== undefined;
  return isTyped(field) && !isSearch && !controls[field.kind];
}
