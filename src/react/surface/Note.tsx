import type { ReactNode } from 'react';
import { Icon } from '../page/Icon.js';

/** Props of {@link Note}. */
export interface NoteProps {
  tone: 'info' | 'warn' | 'danger';
  title?: ReactNode;
  children: ReactNode;
}

/** A note of the client about a request. */
export function Note({ tone, title, children }: NoteProps) {
  return (
    <div data-elicit-part="note" data-tone={tone}>
      <Icon name={tone} />
      {title !== undefined && <p data-elicit-part="note-title">{title}</p>}
      <div data-elicit-part="note-body">{children}</div>
    </div>
  );
}
