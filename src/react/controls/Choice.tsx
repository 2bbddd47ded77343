'use client';

import { useContext } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { LockedContext } from '../form/context.js';

/** Props of {@link Choice}. */
export interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  type: 'radio' | 'checkbox';
  label: ReactNode;
  description?: string | undefined;
}

/** One radio or checkbox with its label; the whole row can be pressed. */
export function Choice({ label, description, ...input }: ChoiceProps) {
  const isLocked = useContext(LockedContext);
  const labelId = `${input.id}-text`;
  const descriptionId = `${input.id}-more`;
  const described = [description !== undefined && descriptionId, input['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return (
    <label data-elicit-part="choice">
      <input
        data-elicit-part="choice-input"
        {...input}
        aria-disabled={isLocked || undefined}
        aria-labelledby={labelId}
        aria-describedby={described === '' ? undefined : described}
      />
      <span data-elicit-part="choice-text">
        <span data-elicit-part="choice-label" id={labelId}>
          {label}
        </span>
        {description !== undefined && (
          <span data-elicit-part="choice-description" id={descriptionId}>
            <bdi dir="auto">{description}</bdi>
          </span>
        )}
      </span>
    </label>
  );
}
