// One field of each kind that the protocol has, and n fields of these kinds in turn; what the forms are measured with.

const colours = ['red', 'green', 'blue', 'cyan', 'magenta'];
const titled = (titles) =>
  Object.entries(titles).map(([value, title]) => ({ const: value, title }));
const sizes = titled({ s: 'Small', m: 'Medium', l: 'Large', xl: 'Extra large' });
const toppings = titled({
  ham: 'Ham',
  egg: 'Egg',
  olive: 'Olives',
  corn: 'Sweetcorn',
  feta: 'Feta cheese',
});

const kinds = {
  email: {
    type: 'string',
    title: 'Email address',
    description: 'We only use it for the receipt',
    format: 'email',
  },
  website: { type: 'string', title: 'Website', format: 'uri', default: 'https://example.com/' },
  birthday: { type: 'string', title: 'Birthday', format: 'date', default: '1990-02-03' },
  meeting: {
    type: 'string',
    title: 'Meeting',
    description: 'Start of the meeting',
    format: 'date-time',
    default: '2026-01-02T10:30:00Z',
  },
  age: { type: 'integer', title: 'Age', minimum: 0, maximum: 150 },
  name: {
    type: 'string',
    title: 'Full name',
    description: 'As on your passport',
    minLength: 1,
    maxLength: 200,
    default: 'Ada',
  },
  price: { type: 'number', title: 'Price', minimum: 0.5, maximum: 99.5, default: 12.5 },
  subscribe: { type: 'boolean', title: 'Subscribe', description: 'Monthly news', default: true },
  colour: { type: 'string', title: 'Colour', enum: colours, default: 'blue' },
  size: { type: 'string', title: 'Size', oneOf: sizes, default: 'm' },
  tags: {
    type: 'array',
    title: 'Tags',
    items: { type: 'string', enum: colours },
    default: ['red', 'cyan'],
  },
  toppings: {
    type: 'array',
    title: 'Toppings',
    minItems: 1,
    maxItems: 3,
    items: { anyOf: toppings },
    default: ['egg', 'feta'],
  },
};

export const twelveFields = {
  type: 'object',
  properties: kinds,
  required: ['email', 'age', 'name', 'colour', 'toppings'],
};

/** What a person types into the two fields without a default, and what comes out. */
const given = { email: 'ada@example.com', age: 36 };
export const answers = {
  typed: { email: 'ada@example.com', age: '36' },
  content: Object.fromEntries(
    Object.entries(kinds).map(([name, { default: value }]) => [name, value ?? given[name]]),
  ),
};

/** Short enough for 10,000 of them to stay within the largest schema that is read. */
export function manyFields(count) {
  const list = [
    { type: 'string', format: 'email' },
    { type: 'integer', minimum: 0, default: 7 },
    { type: 'boolean', default: true },
    { type: 'string', enum: ['red', 'green', 'blue'], default: 'blue' },
    { type: 'array', items: { enum: ['a', 'b'], type: 'string' } },
    { type: 'string', title: 'Name', maxLength: 200 },
  ];
  const properties = Array.from({ length: count }, (_, i) => [`field_${i}`, list[i % list.length]]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

const { name, email, age } = kinds;

/** `count` fields of all kinds in turn. */
function long(count) {
  const list = Object.entries(kinds);
  const fields = Array.from({ length: count }, (_, i) => {
    const [key, property] = list[i % list.length];
    return { key: `${key}_${i}`, property: { ...property, title: `${property.title} ${i}` } };
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ key, property }) => [key, property])),
      required: fields.filter((_, i) => i % 12 === 0).map(({ key }) => key),
    },
    typing: fields.find(({ key }, i) => i >= count / 2 && key.startsWith('name')).property,
  };
}

const options = (count, word) =>
  Array.from({ length: count }, (_, i) => ({
    const: `${word}-${i}`,
    title: `${word} number ${i}`,
  }));

/** By name: the schema, new at each call, and the field of text that is typed into. Something required is open. */
export const cases = {
  S: () => ({
    schema: {
      type: 'object',
      properties: { name, email, age },
      required: ['name', 'email', 'age'],
    },
    typing: name,
  }),
  M: () => ({ schema: structuredClone(twelveFields), typing: name }),
  L: () => long(100),
  XL: () => long(1000),
  ENUM: () => ({
    schema: {
      type: 'object',
      properties: {
        name,
        city: { type: 'string', title: 'City', oneOf: options(5000, 'city'), default: 'city-10' },
        tags: { type: 'array', title: 'Tags', items: { anyOf: options(500, 'tag') } },
        email,
      },
      required: ['city', 'email'],
    },
    typing: name,
  }),
};
