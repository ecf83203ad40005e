/** Asks the user to prove who they are. Resolves to whether they have. */
type AskToConfirm = () => Promise<boolean>;

let ask: AskToConfirm | undefined;
let asking: Promise<boolean> | undefined;

/** The layout gives the function that asks the user. The returned function removes it. */
export function onConfirmationRequired(next: AskToConfirm): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Calls that are refused at the same time wait for the same question. Null if this page cannot ask. */
export async function askToConfirm(): Promise<boolean | null> {
  if (ask === undefined && asking === undefined) return null;
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
