/** Calls the mocks as the signed-in user of the page, and returns the parsed answer. */
export async function call<Body>(path: string, method = 'GET', body?: object): Promise<Body> {
  const csrf = /csrfToken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': decodeURIComponent(csrf),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // The mocks validate their responses with the contract.
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}
