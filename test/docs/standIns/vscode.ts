// VS Code's API, as far as the recipe uses it.

/** Addresses that were opened outside. */
export const opened: string[] = [];

export class Uri {
  static parse(value: string): Uri {
    return new Uri(value);
  }
  private constructor(private readonly value: string) {}
  toString(): string {
    return this.value;
  }
}

export const env = {
  async openExternal(uri: Uri): Promise<boolean> {
    opened.push(String(uri));
    return true;
  },
};

export interface Webview {
  postMessage(message: unknown): Thenable<boolean>;
  onDidReceiveMessage(listener: (message: never) => unknown): { dispose: () => void };
}

type Thenable<T> = PromiseLike<T>;
