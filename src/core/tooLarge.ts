import type { Field, FormModel, MultiSelectField, Option, SingleSelectField } from './model.js';

/** What is drawn at most of one form; beyond it the page would be blocked for seconds. */
export const DRAWN = {
  /** Boxes, lists, and each radio and check box. */
  controls: 2_500,
  /** Elements of all fields, as counted here. */
  elements: 15_000,
  /** Rows of a list that is searched. */
  options: 100,
  /** Rows of those that are ticked, above the others. */
  ticked: 50,
  /** Questions that cannot be asked, by name; the rest is a number. */
  omitted: 20,
} as const;

const MOST_FIELDS = 1_000;
/** UTF-16 units of labels and of options' descriptions; a longer description of a field is folded up. */
const MOST_TEXT = 1_000_000;

/** What a field costs to draw. */
interface Weight {
  controls: number;
  elements: number;
}

/** Whether a form is shown as a card without boxes: nobody answers so much, and drawing it would block the page. */
export function isTooLarge({ fields }: FormModel): boolean {
  if (fields.length > MOST_FIELDS) return true;
  const { controls, elements } = weightOf(fields);
  return controls > DRAWN.controls || elements > DRAWN.elements || textOf(fields) > MOST_TEXT;
}

function textOf(fields: readonly Field[]): number {
  let total = 0;
  for (const field of fields) {
    total += field.label.length;
    if ('options' in field) for (const option of drawnOptions(field)) total += lengthOf(option);
  }
  return total;
}

/** Of a list that is searched, those that are drawn at once. */
function drawnOptions({ control, options }: MultiSelectField | SingleSelectField) {
  return control === 'search' || control === 'combobox' ? options.slice(0, DRAWN.options) : options;
}

function lengthOf({ label, description = '' }: Option): number {
  return label.length + description.length;
}

/** How many controls and elements the fields of a form are, at most: a test compares it with what is drawn. */
export function weightOf(fields: readonly Field[]): Weight {
  const total: Weight = { controls: 0, elements: 0 };
  for (const field of fields) {
    const { controls, elements } = controlWeight(field);
    total.controls += controls + (field.sensitive ? 1 : 0);
    total.elements += elements + frameWeight(field);
  }
  return total;
}

/** The frame with its label, and the words beside the control. */
function frameWeight({ hint, sensitive, suggested, ...field }: Field): number {
  const examples = ('examples' in field && field.examples) || [];
  let elements = 4 + (sensitive ? 8 : 0) + (suggested ? 2 : 0);
  if (examples.length > 0) elements += 2 + examples.length;
  if (hint !== undefined) elements += 4;
  return elements;
}

function controlWeight(field: Field): Weight {
  switch (field.kind) {
    case 'text':
      return textWeight[field.suggestions ? 'suggestions' : field.control];
    case 'number':
      return { controls: 1, elements: 2 };
    case 'boolean':
      return field.control === 'checkbox'
        ? { controls: 1, elements: 5 }
        : { controls: 2, elements: 10 };
    case 'single-select':
      if (field.control === 'radios') return rowsWeight(field.options);
      return {
        controls: 1,
        elements: 8 + (field.control === 'select' ? field.options.length : 0),
      };
    case 'multi-select':
      return field.control === 'checkboxes' ? rowsWeight(field.options) : searchWeight(field);
    default:
      return field satisfies never;
  }
}

const textWeight = {
  line: { controls: 1, elements: 2 },
  area: { controls: 1, elements: 2 },
  date: { controls: 1, elements: 4 },
  time: { controls: 1, elements: 4 },
  'date-time': { controls: 2, elements: 18 },
  suggestions: { controls: 1, elements: 8 },
} as const satisfies Record<string, Weight>;

/** Each row is a control. With a counter, buttons for all and none, and one to clear. */
function rowsWeight(options: readonly Option[]): Weight {
  const described = options.filter(({ description }) => description !== undefined).length;
  return { controls: options.length, elements: 7 + 3 * options.length + 4 * described };
}

function searchWeight({ options, default: ticked = [] }: MultiSelectField): Weight {
  const top = Math.min(ticked.length, DRAWN.ticked);
  const rest = Math.min(options.length - top, DRAWN.options);
  const rows = rowsWeight(options.slice(0, top + rest));
  return { controls: rows.controls + 1, elements: rows.elements + 5 };
}
