/**
 * Marks a text that is one line, such as a name. Only requests are checked, so that names of rows that
 * an earlier version stored can still be read.
 */
export const oneLine = 'x-one-line';

/**
 * Line breaks and other control characters, marks of direction, characters without a width, and
 * letters that look like a space. They make two names look equal, or a name look empty or reversed.
 */
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u034f\u17b4\u17b5\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/u;

/**
 * Joiners have no width either, but some scripts and emoji need them: after an Arabic letter, a mark or
 * a pictogram, and before a letter or a pictogram.
 */
const strayJoiner =
  /(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/u;

export const isOneLine = (text: string): boolean => !hidden.test(text) && !strayJoiner.test(text);
