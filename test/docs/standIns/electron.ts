// Electron, as far as the recipe uses it: one window, and messages that arrive at once.
type Listener = (event: object, ...args: never[]) => unknown;

const handlers = new Map<string, Listener>();
const toMain = new Map<string, Listener>();
const toPage = new Map<string, Listener>();

/** Addresses that were opened outside. */
export const opened: string[] = [];

export const ipcMain = {
  handle: (channel: string, handler: Listener) => void handlers.set(channel, handler),
  once: (channel: string, listener: Listener) => void toMain.set(channel, listener),
};

export const ipcRenderer = {
  invoke: async (channel: string, ...args: unknown[]): Promise<unknown> =>
    handlers.get(channel)?.({}, ...(args as never[])),
  send(channel: string, ...args: unknown[]) {
    toMain.get(channel)?.({}, ...(args as never[]));
    toMain.delete(channel);
  },
  on: (channel: string, listener: Listener) => void toPage.set(channel, listener),
};

export const shell = { openExternal: async (url: string) => void opened.push(url) };

export const contextBridge = {
  exposeInMainWorld: (name: string, api: object) => void Object.assign(window, { [name]: api }),
};

export class BrowserWindow {
  webContents = {
    send: (channel: string, ...args: unknown[]) =>
      void toPage.get(channel)?.({}, ...(args as never[])),
  };
}
