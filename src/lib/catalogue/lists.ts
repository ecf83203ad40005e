import { type Codec, parsed, refused, tidy } from './codec.ts';
import { joinList, splitList } from './list-text.ts';
import { quote } from './number.ts';

interface ContentValue {
  gearSk: string;
  quantity: number;
}

interface TaskValue {
  task: string;
  dc: number;
}

/** A list written with semicolons; the first part that cannot be read refuses the whole. */
function listCodec<Item>(item: Codec<Item>): Codec<Item[]> {
  return {
    format: (items) => joinList(items.map(item.format), ';'),
    parse: (text) => {
      const items: Item[] = [];
      for (const part of splitList(text, /;|\n/)) {
        const read = item.parse(part);
        if (!read.ok) return read;
        items.push(read.value);
      }
      return parsed(items);
    },
  };
}

/** Any texts: `Arrows; Club; Staff`. */
export const namesCodec = listCodec<string>({ format: (name) => name, parse: parsed });

/** `10 × 2024#torch`; one piece may go without its number. */
const contentCodec: Codec<ContentValue> = {
  format: ({ gearSk, quantity }) => `${quantity} × ${gearSk}`,
  parse: (text) => {
    const [, marked, sk, count, plain, bare] =
      /^(?:(\d+) ?[x×] (\S+)|(\d+) (\S+)|(\S+))$/i.exec(tidy(text)) ?? [];
    const gearSk = sk ?? plain ?? bare;
    return gearSk === undefined
      ? refused(`${quote(text)} is no content. Write number and key, such as 10 × 2024#torch.`)
      : parsed({ gearSk, quantity: Number(marked ?? count ?? 1) });
  },
};

/** `Pick a lock (DC 15)`. */
const taskCodec: Codec<TaskValue> = {
  format: ({ task, dc }) => `${task} (DC ${dc})`,
  parse: (text) => {
    const [, task, dc] = /^(.*\S)\s*\(DC\s*(\d+)\)$/is.exec(text.trim()) ?? [];
    return task === undefined
      ? refused(`${quote(text)} is no task. Write it with its difficulty: Pick a lock (DC 15).`)
      : parsed({ task, dc: Number(dc) });
  },
};

export const contentsCodec = listCodec(contentCodec);
export const tasksCodec = listCodec(taskCodec);
