/** The paths that load balancers and Prometheus request every few seconds. */
const toolPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export const isToolPath = (path: string): boolean => toolPaths.has(path);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The router refuses such a path before it looks for a page.
    return path;
  }
}

/**
 * Whether the URL has the path of a tool, one below it, or one that is written almost like it. A page of the app has
 * the status 200, which a monitor with such a path would take for a healthy server.
 */
export function looksLikeToolPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return /^[/\\.]*(?:healthz|readyz|metrics)\s*(?:[/\\;]|$)/i.test(decoded(path));
}
