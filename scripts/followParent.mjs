import process from 'node:process';

/**
 * Ends this process when the one that started it is gone. A signal to npm ends npm and its shell, but not what the
 * shell has started: a server would stay, and keep its port.
 */
export function followParent() {
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) process.exit();
  }, 500).unref();
}
