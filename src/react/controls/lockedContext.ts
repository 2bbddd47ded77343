'use client';

import { createContext } from 'react';

/** Whether the answer is on its way: nothing can be changed any more. */
export const LockedContext = createContext(false);
