// Tells the Live server that the person has finished here: the one in the page that sent them, or the one over HTTP.
const params = new URLSearchParams(location.search);
const ticket = params.get('ticket') ?? '';
const button = document.querySelector('#allow');
const status = document.querySelector('#status');

async function finish() {
  if (params.get('via') === 'page') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    new BroadcastChannel('live-server-tickets').postMessage(ticket);
    return true;
  }
  const { ok } = await fetch(`mcp/tickets/${encodeURIComponent(ticket)}`, { method: 'POST' });
  return ok;
}

button.addEventListener('click', async () => {
  const done = await finish().catch(() => false);
  button.hidden = done;
  status.textContent = done
    ? 'Connected. You can close this tab.'
    : 'This link is no longer valid. Go back and start again.';
});
