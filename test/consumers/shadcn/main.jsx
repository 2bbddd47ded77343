// Dialog, Select and Popover as shadcn/ui puts them together, a form of react-hook-form in them, and the kit beside
// them. `?alone`: without the kit.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as Dialog from '@radix-ui/react-dialog';
import * as Popover from '@radix-ui/react-popover';
import * as Select from '@radix-ui/react-select';
import { useForm, useWatch } from 'react-hook-form';

function Fruit() {
  return (
    <Select.Root>
      <Select.Trigger aria-label="Fruit">
        <Select.Value placeholder="Choose" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content>
          <Select.Viewport>
            {['Apple', 'Pear'].map((fruit) => (
              <Select.Item key={fruit} value={fruit}>
                <Select.ItemText>{fruit}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

function More() {
  const [count, setCount] = useState(0);
  return (
    <Popover.Root>
      <Popover.Trigger>More</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content aria-label="More settings">
          <button type="button" onClick={() => setCount(count + 1)}>
            Pressed {count}
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Settings() {
  const { control, register } = useForm({ defaultValues: { nickname: '' } });
  const nickname = useWatch({ control, name: 'nickname' });
  return (
    <Dialog.Root>
      <Dialog.Trigger>Settings</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined} style={{ position: 'fixed', inset: '20%' }}>
          <Dialog.Title>Settings</Dialog.Title>
          <input aria-label="Nickname" {...register('nickname')} />
          <output>{nickname}</output>
          <Fruit />
          <More />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

// So many that they are searched: a combobox.
const streets = Array.from({ length: 40 }, (_, i) => `Street ${i}`);

async function kit() {
  const { ElicitationPrompt } = await import('mcp-elicitation-react');
  const { default: sheet } = await import('mcp-elicitation-react/styles.unlayered.css?inline');
  await import('mcp-elicitation-react/styles.unlayered.css');
  const request = {
    message: 'Where shall the parcel go?',
    requestedSchema: {
      type: 'object',
      properties: {
        city: { type: 'string', title: 'City' },
        street: { type: 'string', title: 'Street', enum: streets },
      },
      required: ['city'],
    },
  };
  return function Ask({ container, name }) {
    const [result, setResult] = useState();
    return (
      <>
        <button type="button" onClick={() => setResult(null)}>
          {name}
        </button>
        {result === null && (
          <ElicitationPrompt
            request={request}
            requester={{ connectionId: 'acme', name: 'Acme', origin: 'acme.example' }}
            presentation="dialog"
            container={container}
            onResult={setResult}
          />
        )}
        <pre data-testid={name}>{JSON.stringify(result)}</pre>
        {container && <style>{sheet}</style>}
      </>
    );
  };
}

const Ask = location.search === '?alone' ? () => null : await kit();
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Settings />
    <Ask name="Ask" />
  </StrictMode>,
);

const shadow = document.getElementById('shadow').attachShadow({ mode: 'open' });
const [page, dialogs] = [document.createElement('div'), document.createElement('div')];
shadow.append(page, dialogs);
createRoot(page).render(
  <StrictMode>
    <Ask name="Ask in a shadow root" container={dialogs} />
  </StrictMode>,
);
