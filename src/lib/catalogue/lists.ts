import { type Codec, parsed, refused } from './codec.ts';
import { joinList, listParts, splitLoosely } from './list-text.ts';
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

const dcAtEnd = /^(.*\S)\s*[(,:–-]?\s*\bDC\s*(\d+)\)?\.?$/is;
const dcAtStart = /^DC\s*(\d+)\s*[:,–-]?\s*(\S.*)$/is;
/** A difficulty alone, such as the second one of `Open (DC 5) (DC 15)`, has only marks before it. */
const namesTask = /[\p{L}\p{N}]/u;
const writtenForm = /^(.*) \(DC (-?\d+(?:\.\d+)?)\)$/s;

/** Reads a task with its difficulty: `Pick a lock (DC 15)`. */
function readTask(text: string): TaskValue | null {
  const [, writtenTask, writtenDc] = writtenForm.exec(text) ?? [];
  if (writtenTask !== undefined) return { task: writtenTask, dc: Number(writtenDc) };
  const [, before, dcAfter] = dcAtEnd.exec(text.trim()) ?? [];
  const [, dcBefore, after] = dcAtStart.exec(text.trim()) ?? [];
  const task = (before ?? after ?? '').trim();
  return namesTask.test(task) ? { task, dc: Number(dcAfter ?? dcBefore) } : null;
}

/**
 * Divides at each difficulty. Books write commas between tasks and inside them, so a comma
 * separates only after a difficulty.
 */
const divided = (text: string): string[] =>
  writtenForm.test(text) && !/\(DC \d+\)./is.test(text)
    ? [text]
    : text.split(/(?<=DC \d+\)?),? (?:(?:or|and) )?/i);

export const tasksCodec: Codec<TaskValue[]> = {
  format: (tasks) =>
    joinList(
      tasks.map(({ task, dc }) => `${task} (DC ${dc})`),
      ';',
      (part) => divided(part).length > 1,
    ),
  parse: (text) => {
    const tasks: TaskValue[] = [];
    const parts = listParts(text, /[;\n]/).flatMap((part) =>
      part.isQuoted ? [part.text] : divided(part.text),
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
