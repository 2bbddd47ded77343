// A modal of a host's library, `?mui` and so on, and requests that come while it is open.
import { StrictMode, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createElicitationQueue, ElicitationOutlet } from 'mcp-elicitation-react';
import 'mcp-elicitation-react/styles.unlayered.css';

const libraries = import.meta.glob('./libraries/*.jsx');
const { Provider, Modal, Picker } =
  await libraries[`./libraries/${location.search.slice(1)}.jsx`]();

const queue = createElicitationQueue();
const requester = { connectionId: 'acme', name: 'Acme', origin: 'acme.example' };
const address = { mode: 'url', message: 'Sign in, please.', url: 'https://acme.example/in' };
const form = {
  mode: 'form',
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', title: 'City' },
      fruit: { type: 'string', title: 'Fruit', enum: ['Apple', 'Pear'] },
    },
  },
};

/** A box of the library where a popup is put where the kit says. */
function FruitControl({ field, entry, onChange, inputProps, container }) {
  return (
    <Picker
      id={inputProps.id}
      options={field.options.map(({ label }) => label)}
      chosen={entry}
      onChoose={onChange}
      container={container}
    />
  );
}

function App() {
  const [open, setOpen] = useState(false);
  const [results, setResults] = useState([]);
  const [saved, setSaved] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    window.closeModal = close;
  }, [close]);
  async function ask(request) {
    const result = await queue.ask(request, { requester });
    setResults((before) => [...before, result]);
  }
  const controls = Picker && { 'single-select': FruitControl };
  return (
    <Provider>
      <button type="button" onClick={() => setOpen(true)}>
        Settings
      </button>
      <button type="button" onClick={() => setSaved(saved + 1)}>
        Saved {saved}
      </button>
      <output>{JSON.stringify(results)}</output>
      <Modal open={open} onClose={close}>
        <input aria-label="Nickname" />
        <button type="button" onClick={() => void ask(address)}>
          Ask for a page
        </button>
        <button type="button" onClick={() => void ask(form)}>
          Ask for a form
        </button>
      </Modal>
      <ElicitationOutlet
        queue={queue}
        presentation="dialog"
        controls={controls}
        acceptDelayMs={0}
      />
    </Provider>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
