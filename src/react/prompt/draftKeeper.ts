/** Holds what was typed while a surface is unmounted and mounted again, as a dialog that is sent away is. */
export interface DraftKeeper {
  get: () => unknown;
  keep: (draft: unknown) => void;
}

export function createDraftKeeper(initial: unknown): DraftKeeper {
  let kept = initial;
  return {
    get: () => kept,
    keep: (draft) => {
      kept = draft;
    },
  };
}
