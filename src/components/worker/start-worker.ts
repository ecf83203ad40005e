interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Our content security policy requires a trusted script URL in browsers with Trusted Types. */
export function trusted(url: string, policyName: string): string {
  // Not every browser has `trustedTypes`, and the types of TypeScript do not declare it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (requested) => {
      if (requested === url) return requested;
      throw new TypeError('Only the worker of this policy is started here.');
    },
  });
  return policy.createScriptURL(url);
}

/** Returns a function that starts the worker with this URL. */
export function workerStarter(url: string, policyName: string): () => Worker {
  let address: string | undefined;
  return () => {
    // A policy name can be used only once, so the URL is cached.
    address ??= trusted(url, policyName);
    return new Worker(address, { type: 'module' });
  };
}
