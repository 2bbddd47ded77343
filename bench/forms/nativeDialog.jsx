// The floor of a form in a dialog.
import * as Dialog from '@radix-ui/react-dialog';
import { Form as NativeForm } from './native.jsx';

export { errors } from './native.jsx';

export function Form(props) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>Please fill in</Dialog.Title>
          <Dialog.Description>A server asks for this.</Dialog.Description>
          <NativeForm {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
