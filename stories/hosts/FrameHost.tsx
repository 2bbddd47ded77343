import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Props of {@link FrameHost}. */
export interface FrameHostProps {
  title: string;
  /** The kit's style sheet, as text. */
  sheet: string;
  /** Class names of the frame's root, where the host's theme wants one. */
  theme?: string;
  children: ReactNode;
}

/** A host that draws into a frame: other document, other window, same React. */
export function FrameHost({ title, sheet, theme = '', children }: FrameHostProps) {
  const [page, setPage] = useState<HTMLElement>();
  function onLoad(frame: HTMLIFrameElement) {
    const { contentDocument } = frame;
    if (!contentDocument) return;
    const style = contentDocument.createElement('style');
    style.textContent = `${sheet} body { margin: 1rem; font-family: system-ui, sans-serif; } :where(:root) { color-scheme: light dark; }`;
    contentDocument.head.append(style);
    contentDocument.documentElement.lang = 'en';
    contentDocument.documentElement.className = theme;
    contentDocument.title = title;
    setPage(contentDocument.body);
  }
  return (
    <iframe
      className="host-frame"
      title={title}
      sandbox="allow-same-origin allow-forms allow-popups"
      srcDoc="<!doctype html>"
      onLoad={(event) => onLoad(event.currentTarget)}
    >
      {page && createPortal(children, page)}
    </iframe>
  );
}
