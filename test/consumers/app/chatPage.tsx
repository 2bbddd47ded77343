import { createRoot } from 'react-dom/client';
import 'mcp-elicitation-react/styles.css';
import { Chat } from './Chat';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Chat />);
