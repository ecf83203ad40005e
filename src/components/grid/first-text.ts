interface EditorStart {
  value: string | null | undefined;
  /** The key that opened the editor, if one did. */
  eventKey: string | null;
}

/** Whether the key that opened the editor is the beginning of a new text. */
export const typesAnew = ({ eventKey }: EditorStart): boolean =>
  eventKey?.length === 1 || eventKey === 'Backspace' || eventKey === 'Delete';

export function firstText(start: EditorStart): string {
  if (!typesAnew(start)) return start.value ?? '';
  return start.eventKey?.length === 1 ? start.eventKey : '';
}
