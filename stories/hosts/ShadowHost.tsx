import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Props of {@link ShadowHost}. */
export interface ShadowHostProps {
  /** Style sheets as text, the host's and the kit's, in the order of a host's imports. */
  sheets: readonly string[];
  children: ReactNode;
}

/** A host with style sheets of its own that reach nothing else on this page: a shadow root. */
export function ShadowHost({ sheets, children }: ShadowHostProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return;
      const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = sheets.map(sheetOf);
      setRoot(shadow);
    },
    [sheets],
  );
  return <div ref={attach}>{root && createPortal(children, root)}</div>;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
