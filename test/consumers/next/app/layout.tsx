import type { ReactNode } from 'react';
import 'mcp-elicitation-react/styles.unlayered.css';
import './tokens.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  );
}
