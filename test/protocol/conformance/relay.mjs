// The client command that the conformance CLI runs: it hands the server's URL to the test, where the real client is,
// and ends when that is done. Arguments: the test's port, the server's URL.
const [port, url] = process.argv.slice(2);
const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: url });
if (!response.ok) {
  console.error(await response.text());
  process.exitCode = 1;
}
