/**
 * Marks a text that is one line, such as a name. Only requests are checked, so that names of rows that
 * an earlier version stored can still be read.
 */
export const oneLine = 'x-one-line';

/**
 * Line breaks and other control characters, marks of direction, characters without a width, and
 * letters and symbols that look like a space. They make two names look equal, or a name look empty or reversed.
 * The joiners, selectors and tags below are left out, because some texts need them.
 */
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u2800\ufff9-\ufffc\u{13441}\u{13442}\u{1d159}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;

/**
 * Joiners have no width either, but some scripts and emoji need them: after an Arabic letter, a mark
 * of an Indic script or a pictogram, and before a letter or a pictogram. Marks that all scripts use,
 * such as accents, are `Inherited`.
 */
const strayJoiner =
  /(?<![\p{Script_Extensions=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?!\p{Script=Inherited})\p{M})[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/u;

/**
 * Selectors of variants are invisible too. They belong after a Han or Mongolian letter or a pictogram,
 * and between a digit and the mark of a keycap.
 */
const strayVariant =
  /(?<!\p{Script=Han})[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]|(?<!\p{Script=Mongolian})[\u180b-\u180d\u180f]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]|[0-9#*](?=\ufe0f\u20e3))[\ufe0e\ufe0f]/u;

/** Tags are invisible. They belong in the flags of regions, after a black flag. */
const strayTag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/u;

/** The whole of a text that shows nothing by itself, such as one accent. Spaces alone are an empty text. */
const withoutSign = /^(?=\s*\S)[^\p{L}\p{N}\p{P}\p{S}]+$/u;

/** What a text of one line cannot have. The last pattern sees what the others have left. */
const refused = [hidden, strayJoiner, strayVariant, strayTag, withoutSign];

export const isOneLine = (text: string): boolean => refused.every((pattern) => !pattern.test(text));

/** The text as one line: line breaks become spaces, and characters that a name cannot have are left out. */
export function toOneLine(text: string): string {
  let line = text.replaceAll(/\s+/gu, ' ');
  for (const pattern of refused) {
    line = line.replaceAll(new RegExp(pattern, 'gu'), '');
  }
  return line.trim();
}
