'use client';

import { RequestHeader } from '../surface/Header.js';
import { useFormParts } from './context.js';

/** Who asks, and for what (spec: MUST make clear which server asks). */
export function Requester() {
  const { model } = useFormParts('Requester').brain;
  const isConfirmation = model.answerable && model.fields.length === 0;
  return <RequestHeader title={isConfirmation ? 'request.title.confirm' : 'request.title.form'} />;
}
