import { createHost } from './host.ts';

const { serve } = createHost();

// Nothing is awaited before: a page that connects meanwhile would wait for ever.
addEventListener('connect', (event) => {
  // The standard library of types describes pages, where there is no such event.
  const { ports } = event as MessageEvent;
  for (const port of ports) serve(port);
});
