/** A property of each kind and control, with what it is called in a form. */
export const everyKind: Record<string, object> = {
  text: { type: 'string', title: 'Nickname', description: 'As on your badge', maxLength: 20 },
  long: { type: 'string', title: 'Story', maxLength: 400, minLength: 3 },
  email: { type: 'string', format: 'email', title: 'Work email' },
  site: { type: 'string', format: 'uri', title: 'Page' },
  day: { type: 'string', format: 'date', title: 'Day' },
  at: { type: 'string', format: 'date-time', title: 'Start' },
  seats: { type: 'integer', title: 'Seats', minimum: 1, maximum: 500 },
  price: { type: 'number', title: 'Price', description: 'In euros' },
  agree: { type: 'boolean', title: 'Parking' },
  news: { type: 'boolean', title: 'News', default: true },
  plan: { type: 'string', title: 'Plan', enum: ['small', 'large'] },
  month: { type: 'string', title: 'Month', enum: 'JFMASOND'.split('') },
  area: { type: 'string', title: 'Area', enum: Array.from({ length: 30 }, (_, i) => `Area ${i}`) },
  regions: { type: 'array', title: 'Regions', maxItems: 2, items: { enum: ['eu', 'us', 'ap'] } },
  tags: {
    type: 'array',
    title: 'Tags',
    items: { type: 'string', enum: Array.from({ length: 12 }, (_, i) => `tag ${i}`) },
  },
};
