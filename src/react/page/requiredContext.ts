'use client';

import { createContext, useContext } from 'react';
import type { Context } from 'react';

/**
 * A context without a default, and the hook that reads it. The hook takes the name of the part that needs the context,
 * for the error that a developer gets when there is no provider.
 *
 * @param missing What to say after the name of the part: what is missing, and how to fix it.
 * @param namespace What the names of its parts begin with.
 */
export function createRequiredContext<Value>(
  missing: string,
  namespace = '',
): [context: Context<Value | null>, use: (part: string) => Value] {
  const RequiredContext = createContext<Value | null>(null);
  return [
    RequiredContext,
    function useRequiredContext(part) {
      const value = useContext(RequiredContext);
      if (value === null)
        throw new Error(`mcp-elicitation-react: <${namespace}${part}> was rendered ${missing}`);
      return value;
    },
  ];
}
