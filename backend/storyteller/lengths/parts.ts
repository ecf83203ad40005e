/** A part of a text that can be left out, so that what stays is still well-formed. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** What takes its place: a shorter word, or nothing. */
  readonly instead: string;
  /** How much of the sense goes with it, as far as its form says so: 0 for an aside. */
  readonly weight: number;
  /** A phrase, a clause or sentence with a subject of its own, one of several items, or longer words for the same. */
  readonly kind: 'phrase' | 'clause' | 'item' | 'words';
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** `- **Name** (role, she) `, `**On the way**: ` or `*Days 1 to 5*`, which stays with the first sentence after it. */
const label = /^(?:[-*>] |\d+\. )?(?:(\*\*?)[^*]+\1(?: \([^()]*\))?:?,?|(?:Week|Day) \d+:)\s*/;

const sentenceEnd = /[.?!]["”*)]{0,3} (?=[^a-z])/g;

/** The lines of a text that are not empty. */
function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line !== '') lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

function sentencesIn(text: string, { start, end }: Span): Span[] {
  const line = text.slice(start, end);
  const sentences: Span[] = [];
  let from = 0;
  for (const { index, 0: found } of line.matchAll(sentenceEnd)) {
    sentences.push({ start: start + from, end: start + index + found.length - 1 });
    from = index + found.length;
  }
  sentences.push({ start: start + from, end });
  return sentences;
}

/** A sentence that begins like this depends on the one before it. */
const dependent =
  /^["“(*]|^(?:(?:He|She|They|It|Its|His|Her|Their|Him|Them|This|That|These|Those|Such|But|And|Or|Nor|So|Yet|Still|Then|Only|Also|Even|Else|Both|Neither|Either|There|Here|Otherwise|Instead|Therefore|Thus|Since then|After that|From then|Until then|By then|Once|Again|Afterwards|Meanwhile|Now|None|Some|Others?|Most|Many|All|Each|One|Two|Three|Four|Whoever|Anyone|Anybody|What|Not|No|Later|Another|Success|Failure|At (?:that|this)|For (?:that|this)|With (?:that|this)|In return|On (?:it|them)|In (?:it|them))\b|The (?:first|second|third|fourth|last|other|others|rest|next|same|latter|former|reason|answer|price)\b)/;

const pronoun = /\b(?:he|she|they|it|him|her|them|his|hers|their|its|theirs)\b/i;
const name =
  /\b(?!(?:The|A|An|In|On|At|By|If|When|Who|Whoever|What|Each|Every|No|Two|Three|As|For|From|With|Since)\b)[A-Z][\p{L}’'-]+/u;

/** Whether a sentence needs what the text before it names. */
export function needsBefore(sentence: string): boolean {
  if (dependent.test(sentence)) return true;
  const found = pronoun.exec(sentence);
  if (found === null) return false;
  const named = name.exec(sentence);
  return named === null || named.index > found.index;
}

/** Whether a sentence can be about what the last phrase before it names. */
function refersTo(sentence: string, phrase: string): boolean {
  if (
    /^(?:It|Its|They|Them|Their|This|That|These|Those|Such|Both|There|Here|One|Two|Three|None|Some|Others?|All|Each)\b/.test(
      sentence,
    )
  ) {
    return true;
  }
  return needsBefore(sentence) && (name.test(phrase) || /\bwho\b/.test(phrase));
}

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Whether quotations, brackets and emphasis begin and end in the same part. */
const isBalanced = (text: string): boolean =>
  count(text, '"') % 2 === 0 &&
  count(text, '“') === count(text, '”') &&
  count(text, '*') % 2 === 0 &&
  count(text, '(') === count(text, ')');

/** What a clause can do without at its end, by its first words. */
const tails: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^(?:of course|too|as well|at times|by the way|all the same|of all people|as usual)$/, 0],
  [/^(?:like|as if|as though|such as|even|especially|mostly|usually|for once|in case)\b/, 1],
  [/^(?:which|who|whom|whose|where|(?:in|of|from|with|to|on|at|by|for|under) which)\b/, 2],
  [
    /^(?:with|without|under|over|behind|beside|between|among|in|on|at|by|from|into|through|along|around|round|after|before|since|during|above|below|against|out of|down|up|across|next to|to (?:the|an?|his|her|their|its|every|each))\b/,
    2,
  ],
  [/^(?!during|nothing|something|anything|everything|king|spring|evening|morning)[a-z]+ing\b/, 2],
  [/^(?:not|never|always|often|rarely|usually|once|twice|still|now|perhaps|already)\b/, 2],
  [/^(?:one|two|three|some|most|all|each|both|half) of (?:which|whom)\b/, 2],
  [/^(?:because|as|so|so that|for|although|though|whereas|while)\b/, 3],
  [/^(?:and|or)\b/, 3],
  [/^but\b/, 5],
];

/** What comes before such a word is no sentence yet, so its last clause cannot go. */
const unfinished =
  /\b(?:and|or|but|nor|the|a|an|of|to|in|on|at|by|with|from|for|as|than|that|whether|if|is|are|was|were|has|have|be|says|asks)$/i;
/** A clause that needs its main clause, which can be the one at the end. */
const subordinate =
  /^(?:if|when|whenever|whoever|whatever|anyone who|anybody who|while|since|because|although|though|after|before|unless|until|once|as|not only|either|neither|only|let|give|like|those who|what|where|wherever|every time|each time|for as long)\b/i;
/** A phrase that can come before the subject: the clause is complete if it has a verb. */
const leading = /^(?:in|on|at|by|for|from|with|without|between|under|above|behind|[a-z]+ing)\b/i;
const paired = /\b(?:between|both|either|neither|not only|whether|so|such|more|less|rather)\b/i;
/** Verbs that no noun looks like. */
const verb =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|does|do|did|must|may|might|should|came|went|took|gave|made|saw|said|told|knew|found|left|lost|kept|fell|ran|stood|wants|asks|offers|comes|goes|takes|gives|makes|sees|knows|keeps|lies|sits|hangs|\w{3,}ed)\b/;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Where a mark is outside of quotations and brackets. */
function outside(text: string, mark: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    if (isBalanced(text.slice(0, at))) found.push(at);
  }
  return found;
}

const isComplete = (clause: string): boolean =>
  wordsIn(clause) >= 4 && !unfinished.test(clause) && isBalanced(clause);

const weightOf = (tail: string): number | undefined =>
  tails.find(([pattern]) => pattern.test(tail))?.[1];

/** The verb of a subject before it. */
const verbStart =
  /^(?!(?:this|his|its|as|always|sometimes|perhaps|others|across)\b)(?:has|is|was|had|can|will|would|must|[a-z]+s)\b/;

/** Between two commas, it makes no list. */
const aside = /, (?:an?|the|who|which|whose|where|in|on|at|with|from|by|for|of|as|out of) [^,]+,/g;

/** A clause without the role of a person or the subordinate clause at its beginning. */
function mainOf(clause: string): string {
  const first = clause.slice(0, Math.max(0, clause.indexOf(', ')));
  const rest = clause.slice(first.length + 2);
  const isRole = verbStart.test(rest) && !verb.test(first) && wordsIn(first) < 6;
  return first !== '' && (isRole || subordinate.test(first)) ? rest : clause;
}

/** What can be left out between the commas of a clause, which ends before its mark. */
function phrasesOf(clause: string, from: number): Part[] {
  const parts: Part[] = [];
  const commas = outside(clause, ', ');
  const colon = outside(clause, ': ').at(-1) ?? -2;
  for (const [index, comma] of commas.entries()) {
    if (comma < colon) continue;
    const head = clause.slice(colon + 2, comma).replace(/^\S+ \(.*?\) /, '');
    const rest = clause.slice(comma + 2);
    const weight = weightOf(rest);
    if (weight === undefined || !isComplete(head) || !isBalanced(rest)) continue;
    const isJoined = /^(?:and|or|but)\b/.test(rest);
    const isLast = index === commas.length - 1;
    // The end of a list, or of a clause that begins before another comma.
    const main = mainOf(head.replaceAll(aside, ''));
    const isList = isJoined && /, (?!and |but )/.test(main);
    const needsRest =
      subordinate.test(main) ||
      (leading.test(main) && !verb.test(main)) ||
      (isJoined && paired.test(head));
    if (!isList && !needsRest && (isLast || verb.test(head))) {
      const start = from + comma;
      const end = from + clause.length;
      parts.push({
        start,
        end,
        instead: '',
        weight: isLast ? weight : weight + 1.5,
        kind: 'phrase',
      });
    }
    const before = commas[index - 1];
    if (isList && isLast && before !== undefined && verbStart.test(rest.replace(/^and /, ''))) {
      // Of "sits, knits, and waits", "sits and knits" is left.
      const middle = clause.slice(before + 2, comma);
      const isSeries =
        (index > 1 || verb.test(clause.slice(Math.max(0, colon), before))) &&
        !middle.includes(' and ') &&
        !/\b(?:says?|think|seems)$/.test(clause.slice(0, before));
      if (isSeries && verbStart.test(middle) && !unfinished.test(middle) && isBalanced(middle)) {
        const end = from + clause.length;
        parts.push({
          start: from + before,
          end,
          instead: ` and ${middle}`,
          weight: 3,
          kind: 'phrase',
        });
      }
    }
    const next = commas[index + 1];
    if (next === undefined || isJoined) continue;
    // An aside before another part of the same kind, which keeps its comma.
    const following = clause.slice(next + 2);
    // What follows a relative clause can be a part of it.
    const mayBelong =
      /^(?:so|because|for|as)\b/.test(following) || /^(?:wh|[a-z]+ (?:wh|of wh))/.test(rest);
    if (weightOf(following) !== undefined && !mayBelong && !/^(?:or|and \S+$)/.test(following)) {
      parts.push({ start: from + comma, end: from + next, instead: '', weight, kind: 'phrase' });
    }
  }
  return parts;
}

/** The clauses of a sentence, which semicolons separate. */
function clausesOf(sentence: string): Span[] {
  const marks = outside(sentence, '; ');
  return [-2, ...marks].map((mark, index) => ({
    start: mark + 2,
    end: marks[index] ?? sentence.length,
  }));
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The clauses and phrases of a sentence that can be left out.
 * @param following the next sentence of the line
 */
function tailsOf(sentence: string, from: number, following: string): Part[] {
  const [stop = ''] = /[.!]["”*)]{0,3}$/.exec(sentence) ?? [];
  if (stop === '') return [];
  const parts: Part[] = [];
  const bare = sentence.slice(0, -stop.length);
  const clauses = clausesOf(bare);
  for (const [index, { start, end }] of clauses.entries()) {
    const next = clauses[index + 1];
    const after = next === undefined ? following : withCapital(bare.slice(next.start, next.end));
    const isNeeded = after !== '' && needsBefore(after);
    const clause = bare.slice(start, end);
    if (index > 0 && !isNeeded && isComplete(bare.slice(0, start - 2))) {
      parts.push({
        start: from + start - 2,
        end: from + end,
        instead: '',
        weight: 3,
        kind: 'clause',
      });
    }
    parts.push(
      ...phrasesOf(clause, from + start).filter(
        (part) =>
          after === '' ||
          (part.weight > 3
            ? !isNeeded
            : !refersTo(after, sentence.slice(part.start - from, part.end - from))),
      ),
    );
    if (isNeeded) continue;
    const colon = outside(clause, ': ').at(-1);
    if (colon === undefined) continue;
    const head = clause.slice(0, colon);
    if (
      isComplete(head) &&
      verb.test(head) &&
      !/\*|\bDC\b|\b(?:says|asks|reads|calls|this|these|such|following)$/.test(head)
    ) {
      parts.push({
        start: from + start + colon,
        end: from + end,
        instead: '',
        weight: 5,
        kind: 'clause',
      });
    }
  }
  return parts;
}

/** Remarks in brackets; those with numbers are rules. */
const bracketsOf = (sentence: string, from: number): Part[] =>
  [
    ...sentence.matchAll(
      / \((?!to prevent|the |what |use |each |(?:un)?common|very rare|rare|legendary)[^()*\d"]{8,}\)/g,
    ),
  ].map(({ index, 0: found }) => ({
    start: from + index,
    end: from + index + found.length,
    instead: '',
    weight: 1,
    kind: 'phrase' as const,
  }));

/** Longer words for the same. */
const fillers: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<!\b(?:not|so|the|how|too) )\bvery (?!rare)(?=[a-z])/g, ''],
  [/(?<!\bnot )\bquite (?=[a-z])/g, ''],
  [/\bno one\b/g, 'nobody'],
  [/\bwould like to\b/g, 'wants to'],
  [/\bout loud\b/g, 'aloud'],
  [/\bin order to\b|\bso as to\b/g, 'to'],
  [/\bfrom time to time\b|\bnow and then\b/g, 'sometimes'],
  [/\bin the meantime\b/g, 'meanwhile'],
  [/\bhalf of the\b/g, 'half the'],
  [/\ball of the\b/g, 'all the'],
  [/\ba great many\b/g, 'many'],
  [/\bin front of\b/g, 'before'],
  [/, of course,/g, ''],
  [
    /\b(?:[Ww]ith|[Oo]n) an? DC (\d+) ([A-Z][a-z]+(?: of [A-Z][a-z]+| [A-Z][a-z]+)?) check\b/g,
    '$2 (DC $1)',
  ],
  [/\b(?:is|are) not able to\b/g, 'cannot'],
];

const fillersOf = (text: string): Part[] =>
  fillers.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      instead: found.replace(pattern, instead),
      weight: 0,
      kind: 'words' as const,
    })),
  );

/** A sentence without the quotation mark that begins before it or ends after it. */
function insideOf(sentence: string): Span {
  const start = /^["“]/.test(sentence) ? 1 : 0;
  const end = sentence.length - (/["”]$/.test(sentence) ? 1 : 0);
  const isInside = isBalanced(sentence.slice(start, end));
  return isInside ? { start, end } : { start: 0, end: sentence.length };
}

function itemsOf(text: string, lines: readonly Span[]): Part[] {
  const items = lines.filter(({ start, end }) => text.slice(start, end).startsWith('- '));
  if (items.length < 3) return [];
  return items.map(({ start, end }) =>
    start === 0
      ? { start, end: end + 1, instead: '', weight: 3, kind: 'item' as const }
      : { start: start - 1, end, instead: '', weight: 3, kind: 'item' as const },
  );
}

/** The parts of the text that can be left out. What they say is not considered. */
export function partsOf(text: string, hasOptionalItems: boolean): Part[] {
  const lines = linesOf(text);
  const parts: Part[] = [...fillersOf(text), ...(hasOptionalItems ? itemsOf(text, lines) : [])];
  for (const line of lines) {
    const sentences = sentencesIn(text, line);
    const mark = label.exec(text.slice(line.start, line.end))?.[0] ?? '';
    const isClue = /^- .{0,30}\bDC \d|^- .*\(DC \d+ \w+\):/.test(text.slice(line.start, line.end));
    for (const [index, span] of sentences.entries()) {
      const start = index === 0 ? span.start + mark.length : span.start;
      const { end } = span;
      const whole = text.slice(start, end);
      const inside = insideOf(whole);
      const sentence = whole.slice(inside.start, inside.end);
      if (!isBalanced(sentence)) continue;
      const next = sentences[index + 1];
      const following = next === undefined ? '' : text.slice(next.start, next.end);
      const isFollowed = following !== '' && needsBefore(following);
      const isQuoted = inside.end - inside.start < whole.length;
      const isOpening = isQuoted && inside.start > 0 && inside.end === whole.length;
      // What a clue says stays.
      if (index > 0 && !isFollowed && !isOpening && !isClue) {
        // The last sentence of a quotation leaves its mark to the one before it.
        const isClosing = isQuoted && inside.start === 0;
        parts.push({
          start: start - 1,
          end: isClosing ? end - 1 : end,
          instead: '',
          weight: 4,
          kind: 'clause',
        });
      }
      if (isOpening && next !== undefined && !isFollowed && !isClue) {
        parts.push({ start: start + 1, end: next.start, instead: '', weight: 4, kind: 'clause' });
      }
      parts.push(...bracketsOf(sentence, start + inside.start));
      parts.push(
        ...tailsOf(sentence, start + inside.start, following).filter(
          ({ weight }) => !isClue || weight < 4,
        ),
      );
    }
  }
  return parts.filter(({ start, end }) => isBalanced(text.slice(start, end)));
}

export const withoutPart = (text: string, { start, end, instead }: Part): string =>
  `${text.slice(0, start)}${instead}${text.slice(end)}`;
