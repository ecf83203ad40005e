import { createHost } from './host.ts';

const { serve } = createHost();

// Nothing may be awaited before this line: a page that connects meanwhile would wait for ever.
addEventListener('connect', (event) => {
  // TypeScript's DOM types describe pages, and pages do not have this event.
  const { ports } = event as MessageEvent;
  for (const port of ports) serve(port);
});
