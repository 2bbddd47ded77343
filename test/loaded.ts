// What a page fetches when a request needs it is there before a test begins; tests of the wait load the kit anew.
import { dialogChunk, urlChunk } from '../src/react/prompt/chunks.js';

await Promise.all([dialogChunk.fetch(), urlChunk.fetch()]);
