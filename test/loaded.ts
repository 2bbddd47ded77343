// What a page fetches when a request needs it is there before a test begins; tests of the wait load the kit anew.
import { dialogPart, urlPart } from '../src/react/prompt/parts.js';

await Promise.all([dialogPart.fetch(), urlPart.fetch()]);
