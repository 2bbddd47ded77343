// The MCP client is in a route handler; this page has the mirror.
import { Requests } from './Requests';

export default function Page() {
  return (
    <main>
      <Requests />
    </main>
  );
}
