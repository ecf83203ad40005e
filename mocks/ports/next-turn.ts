/**
 * Resolves when the thread has handled the messages that have come until now, for example a request of a page.
 * A timer would wait 4 ms in a browser.
 */
export function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
