import { createRoot } from 'react-dom/client';
import sheet from 'mcp-elicitation-react/styles.unlayered.css?inline';
import { Chat } from './Chat';

customElements.define(
  'chat-app',
  class extends HTMLElement {
    connectedCallback() {
      const shadow = this.attachShadow({ mode: 'open' });
      const styles = new CSSStyleSheet();
      styles.replaceSync(sheet);
      shadow.adoptedStyleSheets = [styles];
      const [page, dialogs] = [document.createElement('div'), document.createElement('div')];
      shadow.append(page, dialogs);
      createRoot(page).render(<Chat container={dialogs} />);
    }
  },
);
