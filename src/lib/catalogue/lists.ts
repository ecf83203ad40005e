import { type Codec, parsed, refused } from './codec.ts';
import { joinList, splitList, splitLoosely } from './list-text.ts';
import { quote } from './number.ts';

interface TaskValue {
  task: string;
  dc: number;
}

/** Reads and writes a list of texts: `Arrows; Club; Staff`. */
export const namesCodec: Codec<string[]> = {
  format: (names) => joinList(names, ';'),
  parse: (text) => parsed(splitLoosely(text)),
};

const behind = /^(.*\S)\s*[(,:–-]?\s*\bDC\s*(\d+)\)?\.?$/is;
const before = /^DC\s*(\d+)\s*[:,–-]?\s*(\S.*)$/is;
const exact = /^(.*) \(DC (-?\d+(?:\.\d+)?)\)$/s;

/** Reads a task with its difficulty: `Pick a lock (DC 15)`. */
function readTask(text: string): TaskValue | null {
  const [, same, sameDc] = exact.exec(text) ?? [];
  if (same !== undefined) return { task: same, dc: Number(sameDc) };
  const [, task, dc] = behind.exec(text.trim()) ?? [];
  if (task !== undefined) return { task, dc: Number(dc) };
  const [, first, rest] = before.exec(text.trim()) ?? [];
  return rest === undefined ? null : { task: rest.trim(), dc: Number(first) };
}

export const tasksCodec: Codec<TaskValue[]> = {
  format: (tasks) =>
    joinList(
      tasks.map(({ task, dc }) => `${task} (DC ${dc})`),
      ';',
    ),
  parse: (text) => {
    const tasks: TaskValue[] = [];
    // Books write commas between tasks and inside them, so a task ends after its difficulty.
    const parts = splitList(text, /[;\n]/).flatMap((part) =>
      exact.test(part) && !/\(DC \d+\)./s.test(part)
        ? [part]
        : part.split(/(?<=DC \d+\)?),? (?:(?:or|and) )?/i),
    );
    for (const part of parts) {
      const task = readTask(part);
      if (task === null) {
        return refused(
          `${quote(part)} is not a task. Write it with its difficulty: Pick a lock (DC 15).`,
        );
      }
      tasks.push(task);
    }
    return parsed(tasks);
  },
};
