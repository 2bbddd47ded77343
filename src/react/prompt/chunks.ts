// Code that only some requests need, as chunks: a form in the page needs neither. Do not import modules here that
// src/index.ts exports: bundlers would then put them into the main chunk.
import { createOnDemand } from '../page/onDemand.js';

export const dialogChunk = createOnDemand(() => import('../dialog/DialogSurface.js'));
export const urlChunk = createOnDemand(() => import('../url/Root.js'));
