'use client';

import { useState } from 'react';
import type { ElicitContent } from '../../core/index.js';
import { useRequest } from '../surface/context.js';
import { ShowMore } from '../surface/ShowMore.js';
import { AnswerRow } from '../surface/AnswerRow.js';

/** Rows of a receipt that are shown at once. */
const BRIEF_ROWS = 5;

/** What was sent: label and value as the person knows them. */
export function AnswerList({ content }: { content: ElicitContent }) {
  const { fields } = useRequest('ElicitationReceipt').request.form().model;
  const [whole, setWhole] = useState(false);
  if (fields.length === 0) return null;
  return (
    <>
      <dl data-elicit-part="receipt-list">
        {(whole ? fields : fields.slice(0, BRIEF_ROWS)).map((field) => (
          <AnswerRow key={field.id} field={field} content={content} />
        ))}
      </dl>
      {fields.length > BRIEF_ROWS && (
        <ShowMore isOpen={whole} onChange={setWhole} more="receipt.show" />
      )}
    </>
  );
}
