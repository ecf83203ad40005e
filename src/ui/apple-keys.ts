/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The names of the keys in a combination such as `Ctrl+K`, as they are on this keyboard. */
export const keysOn = (combination: string): string[] =>
  combination.split('+').map((key) => (isApple() && key === 'Ctrl' ? '⌘' : key));
