import { isSchema } from '#contract/json-schema.ts';

/** Texts are trimmed and composed by many backends, which is no loss. */
const normalized = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;

/** The first property that was sent and came back with another value. */
export function changedProperty(sent: unknown, received: unknown): string | null {
  if (!isSchema(sent) || !isSchema(received)) return null;
  for (const [name, value] of Object.entries(sent)) {
    if (!(name in received) || value instanceof Uint8Array) continue;
    const [one, other] = [normalized(value), normalized(received[name])];
    // A picture goes out as bytes and comes back as an address, an id as the record that it names.
    if (typeof one !== typeof other || one === null || other === null) continue;
    if (isSchema(one) && isSchema(other)) {
      const inside = changedProperty(one, other);
      if (inside !== null) return `${name}/${inside}`;
    } else if (JSON.stringify(one) !== JSON.stringify(other)) {
      return name;
    }
  }
  return null;
}
