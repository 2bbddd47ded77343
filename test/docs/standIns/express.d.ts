// Express, as far as the recipe uses it: its types are not among what the tests install.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

interface Express extends RequestListener {
  all: (path: string, listener: (from: IncomingMessage, to: ServerResponse) => unknown) => Express;
}
export default function express(): Express;
