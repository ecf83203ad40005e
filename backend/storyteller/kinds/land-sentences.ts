import { lowerFirst } from './writing.ts';

/** The first place that a scene names. */
export const sceneOf = (scene: string): string => /\{town\d\}/.exec(scene)?.[0] ?? '{land}';

/** A text that names no one would be the same in every setting of this story. */
export const withPlace = (text: string): string =>
  text.includes('{') || text.startsWith('Where ')
    ? text
    : `In {land}${/^(?:Who|(?:As|If|When|While|In|At|On|By|For|Not|Of|Under|Until|With|After|Before|Behind|Beyond)\b)/.test(text) ? ',' : ''} ${lowerFirst(text)}`;

/** The article of a land has a capital at the start of a sentence. */
export function withCapitalOfLand(text: string): string {
  // Whether a sentence begins here, and at the beginning of each choice in which the text is.
  let isStart = true;
  const choices: boolean[] = [];
  return text.replaceAll(/\{land\}|[.?!]"?»? |[^«»]/gs, (piece) => {
    const found = isStart && piece === '{land}' ? '{land.s}' : piece;
    if (piece === '[') choices.push(isStart);
    else if (piece === '|') isStart = choices.at(-1) ?? true;
    else isStart = /^[.?!]"?»? $/.test(piece);
    if (piece === ']') choices.pop();
    return found;
  });
}

/** What is said of a region, after its name. The quarters of a city have no other name than that of their town. */
export const regionLine = (text: string, town: number, isCity = false): string =>
  isCity
    ? `**{town${town}}**${text.startsWith(`{town${town}}`) ? text.slice(`{town${town}}`.length) : `: ${text}`}`
    : `**{region${town}.s}**: ${text}`;
