'use client';

import { useServerLang } from '../words/serverWords.js';
import { useContext, createContext } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';

/** Props of {@link Choice}. */
export interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  type: 'radio' | 'checkbox';
  /** A string is isolated in `<bdi>`. */
  label: ReactNode;
  description?: string | undefined;
  /** A label of the server. */
  isOfServer?: boolean;
}

/** One radio or checkbox with its label; the whole row can be pressed. As few elements as can be: a form has hundreds. */
export function Choice({ label, description, isOfServer = false, ...input }: ChoiceProps) {
  const serverLang = useServerLang();
  const isLocked = useContext(LockedContext);
  const words =
    typeof label === 'string' ? (
      <bdi data-elicit-part="choice-label" dir="auto" lang={isOfServer ? serverLang : undefined}>
        {label}
      </bdi>
    ) : (
      <span data-elicit-part="choice-label">{label}</span>
    );
  return (
    <label data-elicit-part="choice">
      <input
        data-elicit-part="choice-input"
        form=""
        {...input}
        {...(description === undefined
          ? { 'aria-labelledby': undefined }
          : describedWith(input.id, input['aria-describedby']))}
        aria-disabled={isLocked || undefined}
      />
      {description === undefined ? (
        words
      ) : (
        <span data-elicit-part="choice-text">
          <span id={`${input.id}-text`}>{words}</span>
          <span data-elicit-part="choice-description" id={`${input.id}-more`}>
            <bdi dir="auto" lang={serverLang}>
              {description}
            </bdi>
          </span>
        </span>
      )}
    </label>
  );
}

/** With a description inside the label, only the option's text names the control. */
function describedWith(id: string, more: string | undefined) {
  const ids = more === undefined ? `${id}-more` : `${id}-more ${more}`;
  return { 'aria-labelledby': `${id}-text`, 'aria-describedby': ids };
}

/** The first option takes the field's own id, so that what points to the field finds it. */
export function optionId(controlId: string, index: number): string {
  return index === 0 ? controlId : `${controlId}-${index}`;
}

/** True while an answer is being sent or has been sent: entries cannot be changed. */
export const LockedContext = createContext(false);
