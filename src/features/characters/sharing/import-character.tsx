import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { HttpError, reasonText } from '#src/api/http-error.ts';
import { useSingleSubmit } from '#src/components/forms/use-single-submit.ts';
import {
  getCharacterGetQueryKey,
  useCharacterImport,
} from '#src/generated/endpoints/characters/characters.ts';
import type { CharacterFile } from '#src/generated/model/index.ts';
import { mostCharacterFileBytes } from '#src/lib/contract-limits.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

const newestVersion = 1;

class UnusableFileError extends Error {}

/** Why a file was not imported. */
export interface ImportProblem {
  readonly title: string;
  /** What is wrong, each with its place in the file. */
  readonly reasons: readonly string[];
}

/** `character › abilities › str` for the JSON pointer `/character/abilities/str`. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .filter((name) => name !== '')
    .join(' › ');

function problemOf(error: unknown): ImportProblem {
  const title = 'The character was not imported';
  if (error instanceof UnusableFileError) return { title, reasons: [error.message] };
  if (error instanceof HttpError && error.fields.length > 0) {
    const reasons = error.fields.map(({ path, message }) => `${placeOf(path)}: ${message}`);
    return { title, reasons };
  }
  return { title, reasons: [reasonText(error)] };
}

/** The most reasons that are listed. A file of something else can break every rule of the contract. */
const mostReasons = 6;

/** Says why a file was not imported. Nothing of it is stored then. */
export const ImportAlert = ({ problem: { title, reasons } }: { problem: ImportProblem }) => (
  <Alert tone="danger" title={title} className="mb-6">
    {reasons.length === 1 ? (
      reasons
    ) : (
      <ul className="list-disc pl-5">
        {reasons.slice(0, mostReasons).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {reasons.length > mostReasons && <li>{`And ${reasons.length - mostReasons} more.`}</li>}
      </ul>
    )}
  </Alert>
);

/** Reads a file, and refuses what the server would not understand, in words that say why. */
async function readFile(file: File): Promise<CharacterFile> {
  // An exported file is indented, so it is larger than the body that the server reads.
  if (file.size > 2 * mostCharacterFileBytes) {
    throw new UnusableFileError('This file is too large for a character (more than 2 MB).');
  }
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new UnusableFileError('This file is not a character: it does not contain JSON.');
  }
  if (!isRecord(content) || content['format'] !== 'questwright-character') {
    throw new UnusableFileError('This file is not a character that Questwright has exported.');
  }
  const version = content['formatVersion'];
  if (typeof version === 'number' && version > newestVersion) {
    throw new UnusableFileError(
      'This file is from a later version of Questwright. Export it again with this version, or update this one.',
    );
  }
  // The server checks everything else with the contract.
  return content as unknown as CharacterFile;
}

interface ImportCharacterProps {
  /** Called with null when another file is chosen. */
  onProblem: (problem: ImportProblem | null) => void;
}

/** Creates a character from an exported file. */
export function ImportCharacter({ onProblem }: ImportCharacterProps) {
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { onceFor } = useSingleSubmit();
  const { mutateAsync, isPending } = useCharacterImport();

  async function take(file: File) {
    onProblem(null);
    try {
      const data = await readFile(file);
      const made = await mutateAsync({ data, headers: onceFor(data) });
      queryClient.setQueryData(getCharacterGetQueryKey(made.characterId), made);
      await navigate(paths.character(made.characterId));
    } catch (error) {
      onProblem(problemOf(error));
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A character file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // With the old value, choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
      <Button
        icon={<Upload aria-hidden size={18} />}
        pending={isPending}
        onClick={() => input.current?.click()}
      >
        Import
      </Button>
    </>
  );
}
