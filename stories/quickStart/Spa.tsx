import { createElicitationQueue, ElicitationOutlet } from '../../src/index.js';
import 'mcp-elicitation-react/styles.unlayered.css';
import { connect } from './sdkV2.js';

// Outside of components: React may draw them twice, and hot reload replaces them.
const queue = createElicitationQueue();
const url = new URL('/mcp', location.href);
const requester = { connectionId: 'acme', name: 'Acme', origin: url.host, serverUrl: url.href };
const connected = connect(queue, url, requester);

const bookTable = async () => (await connected).callTool({ name: 'book_table', arguments: {} });

export function App({ onDone }: { onDone: (result: unknown) => void }) {
  return (
    <>
      <button type="button" onClick={() => void bookTable().then(onDone)}>
        Book a table
      </button>
      <ElicitationOutlet queue={queue} />
    </>
  );
}
