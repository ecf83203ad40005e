import { createHost } from './host.ts';

const { serve } = createHost();

// First of all: whoever connects while something is awaited here would never be heard.
addEventListener('connect', (event) => {
  // The standard library of types describes pages, where there is no such event.
  const { ports } = event as MessageEvent;
  for (const port of ports) serve(port);
});
