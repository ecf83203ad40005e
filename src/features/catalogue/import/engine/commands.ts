import { type Command, inverseOf as inverse, type Patch } from '#src/components/drafts/commands.ts';
import type { OnConflict } from './draft-types.ts';
import type { Mapped } from './map-columns.ts';

/** A cell as it was typed over; undefined where the text of the file counts. */
export interface CellPatch extends Patch<string | undefined> {
  readonly row: number;
}

/** A row that was left out, or taken in again. */
export interface LeftOutPatch extends Patch<boolean> {
  readonly row: number;
  readonly field: typeof leftOutField;
}

/** No field of a kind has this name. */
export const leftOutField = '(left out)';

export const isLeftOut = (patch: CellPatch | LeftOutPatch): patch is LeftOutPatch =>
  patch.field === leftOutField;

export interface Settings {
  columns: readonly Mapped[];
  blanks: ReadonlyMap<string, 'keep' | 'clear'>;
  onConflict: OnConflict;
}

export const noSettings: Settings = { columns: [], blanks: new Map(), onConflict: 'update' };

/** `created` and `removed` are the numbers of rows at the end. */
export interface ImportCommand extends Command<CellPatch | LeftOutPatch, number> {
  readonly settings?: Patch<Settings>;
}

export function inverseOf({ settings, ...command }: ImportCommand): ImportCommand {
  return {
    ...inverse(command),
    ...(settings && { settings: { ...settings, from: settings.to, to: settings.from } }),
  };
}
