import RjsfForm from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';

export const errors = '.error-detail li, .text-danger';

/** An array of options is one list only where they are said to be unique. */
function withUniqueItems(schema) {
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    property.type === 'array' ? { ...property, uniqueItems: true } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

export function Form({ schema }) {
  const adapted = useMemo(() => withUniqueItems(schema), [schema]);
  return <RjsfForm schema={adapted} validator={validator} showErrorList={false} noHtml5Validate />;
}
