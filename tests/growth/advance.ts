import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceCopy } from './source-copy.ts';

const handlers = 'backend/handlers/characters.ts';
const cases = 'tests/contract/cases/characters.ts';
const page = 'src/features/characters/character-page.tsx';

const besideThis = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Writes the handler, the contract cases and the component of `characterAdvance` into existing files. */
export function writeAdvance(copy: SourceCopy): void {
  const edit = (file: string, change: (text: string) => string) =>
    copy.write(file, change(copy.read(file)));
  edit(handlers, (text) =>
    text
      .replace(
        "import { characterOf, type CharacterRow } from '#backend/characters/record.ts';",
        "import { characterOf, type CharacterRow, writtenIn } from '#backend/characters/record.ts';",
      )
      .replace(
        'import { recordOpening }',
        `import { onlyOnce } from '#backend/idempotency.ts';
import { recordOpening }`,
      )
      .replace('  characterDelete:', `${besideThis('advance-handler.ts.txt')}  characterDelete:`),
  );
  edit(cases, (text) => text.replace('  ...([', `${besideThis('advance-cases.ts.txt')}  ...([`));
  edit(
    page,
    (text) =>
      text
        .replace('  useCharacterGetSuspense,', '  useCharacterAdvance,\n  useCharacterGetSuspense,')
        .replace(/<CharacterSheet[^]*?\/>/, '<>$&<Advance characterId={characterId} /></>') +
      besideThis('advance-button.tsx.txt'),
  );
}

export const filesOfAdvance = [handlers, 'openapi.yaml', page, cases];
