import { cardinals, ordinals } from '#src/lib/level-in-idea.ts';
import type { StoryKind } from '../story.ts';
import { withTypedPrepositions } from '../realise/place-prepositions.ts';
import { withArticle } from './idea-phrase.ts';
import { statementOf } from './idea-task.ts';

const number = String.raw`(?:\d{1,3}|${cardinals.join('|')})(?!\w)`;
const range = String.raw`${number}(?:\s*(?:[-\u2013]|to\b|or\b)\s*${number})?`;

const nth = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|${ordinals.join('|')})(?!\w)`;

/** "Level 3 of the mine" and "down to the third level" are floors, and a spell has a level of its own. */
const level = String.raw`(?<![\w-])(?:(?:levels?|lvls?)[:\s-]*${range}|(?<!\b(?:in|on|into|onto|from|to)\s+the\s+)(?:${nth}(?:\s*(?:[-\u2013]|to|or|and)\s*${nth})?)[\s-]+(?:level|lvl)(?!\w))(?!-?\w|\s+(?:of|spells?|slots?|floors?)\b)`;

const manner =
  '(?:(?:short|long|quick|brief|little|small|simple|good|nice|cool|fun|great|new|epic|spooky|scary|dark|creepy|grim|gritty|' +
  String.raw`heroic|funny|silly|light-?hearted|whimsical|classic|horror|fantasy|gothic)\s+)*`;
const article = String.raw`(?:(?:an?|the|my|our|some|another|this)\s+)?`;
const kind = String.raw`(?:(?:side[\s-]?)?quest|adventure|campaign|one[\s-]?shot|story|tale|plot|scenario|session|module|mystery)`;
const someone = String.raw`(?:player[\s-]character|character|pc|npc)`;
const players = String.raw`(?:player[\s-]characters?|characters?|players?|pcs?)`;
const group = '(?:party|group|team)';

/** What can follow "for" if it says who plays. */
const member = String.raw`(?:${level}|${range}|${players}|${group}|adventurers?|heroes|beginners|an?|the|my|our|new|of|at|around)`;
/** "For four heroes" ends here, but not "for four heroes of the war". */
const ends = String.raw`(?=\s*(?:$|[.,;:!?()]|(?:about|in|on|where|who|whose|which|that|to|set|and|with)\b))`;
const audience = new RegExp(
  String.raw`,?\s*\(?\b(?:(?:suitable|meant|made|designed)\s+)?(?:for|with)(?:\s+${member})+${ends}\)?`,
  'giu',
);
const saysWhoPlays = new RegExp(
  `${level}|\\b${number}.*\\b${players}\\b|\\b${group}\\s+of\\s+${number}|\\b(?:pcs|players)\\b`,
  'iu',
);
const isOfText = new RegExp(`^${article}${manner}${kind}$`, 'iu');

/** How many acts the text has. A play has acts of its own. */
const acts = new RegExp(
  String.raw`(?<!\b(?:play|opera|drama)\s+(?:in\s+|of\s+|with\s+)?)(?<=[\s,]|^),?\s*\b(?:(?:in|with|of|has|over)\s+)?${range}[\s-]acts?\b(?!\s+of\b)`,
  'giu',
);

/** A clause that only says who plays: "party of four", "4 players", "we are level 5". */
const facts = new RegExp(
  String.raw`(?<=^\s*|[.,;:(]\s*)(?:(?:the|our|my|an?)\s+)?(?:(?:${group}|${players}|heroes|we|they)(?:\s+size)?(?:\s+(?:is|are)|:)\s+)?(?:${level}|${range}\s+(?:${players}|adventurers|heroes)|${group}\s+of\s+${range}|(?:${group}\s+size:?\s+)${range})(?:\s+(?:${players}|adventurers|heroes|${group}))?(?=\s*(?:$|[.,;:)]))`,
  'giu',
);

/** "We are level 5 and hunt a lich": "we hunt a lich". */
const beside = new RegExp(String.raw`\b(?:is|are)\s+${level}\s+and\b`, 'giu');

const ofLevel = new RegExp(
  String.raw`,?\s*\(?(?:\b(?:of|at|on|around)\s+)?(?:\bthe\s+)?(?:\b(?:character|party|average)\s+)?${level}\)?`,
  'giu',
);

const about = String.raw`(?:(?:(?:that|which)\s+)?(?:is|deals|takes\s+place|is\s+set|should\s+be)\s+(?:about|with|in|on)|about|concerning|involving|featuring|in\s+which|where|set\s+(?:in|on|at)|taking\s+place\s+(?:in|on|at))`;

/** What asks for a text, and what only says which kind of text it is. Each is left out if the idea begins with it. */
const beginnings: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|ok|okay|please|maybe|perhaps)\b[,!]?\s+)+/iu,
  /^(?:can|could|would)\s+you\s+(?:please\s+)?(?=\p{L}+\s+(?:me|us|an?|the)\b)/iu,
  /^(?:i|we)(?:\s+(?:want|need|would\s+(?:like|love))|['\u2019]d\s+(?:like|love))(?:\s+to\s+(?:play|be|have|see|run|make|create|write))?\s+(?=(?:an?|the|some)\b|something\b)/iu,
  /^(?:(?:i|we)\s+)?just\s+(?:want|need|give\s+me|something)\s+(?:to\s+(?:play|be|have|see)\s+)?(?:something\s+(?:with|about|in|like)\s+)?/iu,
  /^(?:i|we)\s+(?:play|am\s+playing|(?:am|are)\s+looking\s+for)\s+(?=an?\b)/iu,
  /^(?:write|make|create|generate|give|tell|invent|design)\s+(?:me|us)\s+/iu,
  new RegExp(
    String.raw`^(?:write|make|create|generate|give|tell|invent|design)\s+(?=${article}${manner}(?:${kind}|${someone})\b)`,
    'iu',
  ),
  /^(?:create|generate|invent|design)\s+(?=an?\b)/iu,
  /^(?:write|tell)(?=\s+about\b)/iu,
  /^(?:my|the|an)\s+idea(?:\s+is|:)\s+/iu,
  new RegExp(String.raw`^${article}${manner}${kind}(?:\s+idea)?(?:\s*:|,?\s+${about}\b)\s*`, 'iu'),
  // "A quest on an island" says where it takes place.
  new RegExp(
    String.raw`^${article}${manner}${kind}\s+(?=(?:in|on|at|along|near|under|beneath)\s)`,
    'iu',
  ),
  new RegExp(String.raw`^${manner}${kind}\s*,\s*`, 'iu'),
  new RegExp(String.raw`^${article}${manner}quest\s+to\s+(?=\p{L})`, 'iu'),
  new RegExp(
    String.raw`^${article}${manner}${someone}(?:\s*[,:]|(?:\s+(?:who|that))?\s+(?:is|was|(?:should|will|must)\s+be))\s+(?:(?:called|named)\s+(?=[^,\n]+,\s*an?\s)|(?=(?:an?|the|one)\s))`,
    'iu',
  ),
  new RegExp(String.raw`^${article}${manner}(?:${kind}|${someone})[.!]?$`, 'iu'),
  /^something\s+about\s+|^about\s+/iu,
  /^(?:how|that)\s+(?=(?:an?|the|my|our|some)\b)/iu,
];

/** "An NPC who sells maps": what is left is what the person is or does. */
const ofPerson = new RegExp(
  String.raw`^${article}${manner}(?:${someone}|person)\s+(?:(?:(?:who|that)\s+)?(?:is|was)\s+|(?:who|that)\s+|(?=\p{L}+s\s))(?=\p{L})`,
  'iu',
);

/** "There is a well that answers questions": the well is the place. In a plot it says what happens. */
const thereIs = /^there(?:'s|\u2019s|\s+(?:is|are|was|were))\s+(?=(?:an?|the|one|some|many)\s)/iu;

const mannerWords = new RegExp(`^${article}(${manner})(?:${kind}|${someone})\\b`, 'iu');

/** The players as the subject of the idea: "four level 5 characters must find". */
const subject = new RegExp(
  String.raw`^(?:(?:an?|the|my|our)\s+)?(?:${number}\s+)?(?:${group}(?:\s+of\s+${number}(?:\s+(?:${players}|adventurers|heroes))?)?|${players}|adventurers|heroes|we)\s+(?:(?:must|should|has\s+to|have\s+to|needs?\s+to|(?:is|are)\s+(?:hired|asked|sent|ordered)\s+to)\s+)?(\p{L}+)(?=\s)(.*)$`,
  'isu',
);

/** "A party hunts a lich" asks for the same as "Hunt a lich". */
function asTask(text: string): string {
  const [, verb = '', rest = ''] = subject.exec(text) ?? [];
  const word = verb.toLowerCase();
  const forms = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  const found = forms.find((form) => {
    const clause = `${form}${rest}`.split(/[.;:!?\n]/)[0]?.toLowerCase() ?? '';
    return statementOf(clause) !== clause;
  });
  return found === undefined ? text : `${found[0]?.toUpperCase()}${found.slice(1)}${rest}`;
}

/** Stands for what is left out until the article before it is corrected. */
const gap = '\u0000';

const tidied = (text: string): string =>
  text
    .replace(/,?\s*\bplease[.!]*$/iu, '')
    .replaceAll(
      /\b(an?)\s*\0[\s\0]*(\p{L}[\p{L}'-]*)/giu,
      (_, typed: string, word: string) =>
        `${typed.startsWith('A') ? 'A' : 'a'}${withArticle(word).slice(1)}`,
    )
    .replaceAll(gap, ' ')
    .replaceAll(/\(\s*[,;]?\s*\)/g, ' ')
    .replaceAll(/[,;]\s*(?=[.,;:!?])|(?<=[:.]\s*)[.,;:]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .replace(/^[\s.,;:!?-]+|[\s,;:]+$/g, '')
    .trim();

interface Parts {
  topic: string;
  /** What the idea says about the level, the number of players, and the text. */
  level: string;
  size: string;
  manner: string;
}

function withoutBeginning(kindOfText: StoryKind, typed: string): Pick<Parts, 'topic' | 'manner'> {
  let topic = typed.trim();
  let said = '';
  const isOfPerson = kindOfText === 'person' || kindOfText === 'character';
  const isThing = isOfPerson || kindOfText === 'place';
  for (const pattern of [
    ...beginnings,
    ...(isThing ? [thereIs] : []),
    ...(isOfPerson ? [ofPerson] : []),
  ]) {
    if (pattern.test(topic)) said += ` ${mannerWords.exec(topic)?.[1] ?? ''}`;
    topic = topic.replace(pattern, '');
  }
  return { topic, manner: said };
}

const levelWords = new RegExp(level, 'giu');

function partsOfLine(kindOfText: StoryKind, line: string): Parts {
  const begun = withoutBeginning(kindOfText, line);
  const parts = { ...begun, level: '', size: '' };
  const leaveOut = (words: string): string => {
    parts.level ||= words.match(levelWords)?.[0] ?? '';
    return gap;
  };
  let text = begun.topic.replaceAll(audience, (words, ...[at]) => {
    const isSaid = saysWhoPlays.test(words) || isOfText.test(begun.topic.slice(0, Number(at)));
    if (!isSaid) return words;
    parts.size ||= words.replaceAll(levelWords, ' ');
    return leaveOut(words);
  });
  text = text.replaceAll(facts, (words) => {
    parts.size ||= words.replaceAll(levelWords, ' ');
    return leaveOut(words);
  });
  text = text.replaceAll(beside, leaveOut);
  text = text.replaceAll(acts, (words) => {
    parts.manner += ` ${words}`;
    return gap;
  });
  const { topic, manner: more } = withoutBeginning(
    kindOfText,
    tidied(text.replaceAll(ofLevel, leaveOut)),
  );
  return {
    ...parts,
    topic: asTask(withTypedPrepositions(topic)),
    manner: `${parts.manner} ${more}`,
  };
}

/** Longer ideas are cut off. The contract does not allow them. */
const longestIdea = 2000;

const partsOf = (kindOfText: StoryKind, idea: string): Parts[] =>
  idea
    .slice(0, longestIdea)
    .split('\n')
    .map((line) => partsOfLine(kindOfText, line));

/**
 * What an idea is about: a phrase or a sentence, without the words about level, players, acts and kind of the text,
 * which say nothing of the story. The storyteller gets them as settings.
 */
export const ideaTopic = (kindOfText: StoryKind, idea: string): string =>
  partsOf(kindOfText, idea)
    .map(({ topic }) => topic)
    .filter((topic) => topic !== '')
    .join('\n');

const numberWords = new RegExp(
  String.raw`\d{1,3}|\b(?:${[...cardinals, ...ordinals].join('|')})\b`,
  'giu',
);

/** Whether a number or a range such as "3 to 5" has a value. Words without a number have every value. */
function hasValue(words: string, value: number): boolean {
  const found = (words.match(numberWords) ?? []).map((word) => {
    const index = Math.max(
      ...[cardinals, ordinals].map((list) => list.indexOf(word.toLowerCase())),
    );
    return index < 0 ? Number.parseInt(word, 10) : index + 1;
  });
  return found.length === 0 || (Math.min(...found) <= value && value <= Math.max(...found));
}

/** What a story should have words for: the topic, and what the idea says about the text unless the settings say the same. */
export const ideaToUse = (
  kindOfText: StoryKind,
  idea: string,
  settings: { readonly level: number; readonly partySize: number },
): string =>
  partsOf(kindOfText, idea)
    .flatMap((parts) => [
      parts.topic,
      parts.manner,
      hasValue(parts.level, settings.level) ? '' : parts.level,
      hasValue(parts.size, settings.partySize) ? '' : parts.size,
    ])
    .filter((words) => words.trim() !== '')
    .join('\n');
