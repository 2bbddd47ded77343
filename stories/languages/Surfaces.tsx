import type { ElicitContent, Requester } from '../../src/index.js';
import { ElicitationPrompt, ElicitationReceipt, MessagesProvider } from '../../src/index.js';
import type { Messages } from '../../src/locales/index.js';
import { urlDangers } from '../../src/fixtures/index.js';
import type { FormRequest } from '../../src/fixtures/index.js';
import './languages.css';

/** Props of {@link Surfaces}. */
export interface SurfacesProps {
  messages: Messages;
  /** Of numbers and dates. @default the language of the messages */
  locale?: string | undefined;
  request: FormRequest;
  content: ElicitContent;
  requester: Requester;
  /** BCP 47 of the server's words. */
  serverLang: string;
}

const done = { at: Date.UTC(2026, 2, 27, 9, 41) };

/** A form, a consent with a warning and the three receipts, in one language. */
export function Surfaces({ messages, locale, request, content, ...asks }: SurfacesProps) {
  const elicitation = { requestedSchema: undefined, ...request, mode: 'form' } as const;
  return (
    <MessagesProvider messages={messages} {...(locale !== undefined && { locale })} timeZone="UTC">
      <div className="languages" lang={messages.locale} dir={messages.dir}>
        <ElicitationPrompt {...asks} request={request} acceptDelayMs={0} onResult={() => {}} />
        <ElicitationPrompt
          {...asks}
          request={{ ...urlDangers.lookalike, message: request.message }}
          presentation="inline"
          onResult={() => {}}
        />
        {(['accept', 'decline', 'cancel'] as const).map((outcome) => (
          <ElicitationReceipt
            key={outcome}
            {...{ ...asks, ...done, elicitation, outcome }}
            {...(outcome === 'accept' && { content })}
          />
        ))}
      </div>
    </MessagesProvider>
  );
}
