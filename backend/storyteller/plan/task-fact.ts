import { phraseIn } from './idea-phrases.ts';

/** What is done to the object of a command, with the participle that says so. */
const participles: Readonly<Record<string, string>> = {
  steal: 'stolen',
  swipe: 'stolen',
  snatch: 'snatched',
  rob: 'robbed',
  burgle: 'burgled',
  infiltrate: 'infiltrated',
  break: 'broken',
  spy: 'spied',
  eavesdrop: 'listened',
  listen: 'listened',
  swap: 'swapped',
  replace: 'replaced',
  exchange: 'exchanged',
  switch: 'switched',
  recover: 'recovered',
  retrieve: 'retrieved',
  reclaim: 'reclaimed',
  fetch: 'fetched',
  regain: 'regained',
  obtain: 'obtained',
  acquire: 'acquired',
  salvage: 'salvaged',
  collect: 'collected',
  get: 'got',
  bring: 'brought',
  win: 'won',
  take: 'taken',
  dig: 'dug',
  destroy: 'destroyed',
  remove: 'removed',
  unmake: 'unmade',
  bury: 'buried',
  hide: 'hidden',
  contain: 'contained',
  seal: 'sealed',
};
const searches = /^(?:find|locate|search for|look for|hunt for|quest for|seek|track down) (.+)$/u;
const command = new RegExp(
  `^(${Object.keys(participles).join('|')})((?: (?:back|home|up|away|into|on|in on))?) (.+?)((?: (?:from|out of|off|with|for|before|during|while|because|and|but|so that|without|at|back|in order) .+| back)?)$`,
  'u',
);

/** What the party is to do with a thing, as what is so in a town: "the crown is to be stolen from the vault". */
export function factOfTask(text: string): string {
  const [, sought] = searches.exec(text) ?? [];
  if (sought !== undefined) return `people are looking for ${sought}`;
  const [, verb = '', particle = '', object = '', more = ''] = command.exec(text) ?? [];
  const participle = participles[verb];
  if (participle === undefined) return `somebody has to ${text}`;
  const be = phraseIn(object).isPlural ? 'are' : 'is';
  return `${object} ${be} to be ${participle}${particle}${more.replace(/^ and (?!the |an? )/, ' to ')}`;
}
