/** Sets the value as typing does, so that React notices it. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const inputsOf = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/**
 * Remembers what was typed into a prerendered page, and which field has the focus. The returned
 * function puts both into the fields of the same names after the app has replaced the page.
 */
export function rememberTyped(root: Element): () => void {
  const typed = new Map(inputsOf(root).map(({ name, value }) => [name, value]));
  const focused = inputsOf(root).find((input) => input === document.activeElement)?.name;
  return () => {
    for (const input of inputsOf(root)) {
      const value = typed.get(input.name) ?? '';
      if (value !== '' && input.value === '') type(input, value);
      if (input.name === focused) input.focus();
    }
  };
}
