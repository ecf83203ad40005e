import { irregularVerbs, regularVerbs, third } from './idea-grammar.ts';

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** Verbs that begin an idea which says what the party is to do. */
export const taskVerbs: ReadonlySet<string> = new Set(
  list(`rescue save free liberate protect defend guard hold find catch hunt unmask identify track arrest seek break bust
  get spring smuggle recover retrieve fetch collect search look quest reclaim steal rob escort guide lead transport bring
  take deliver carry clear clean cleaning drive chase stop prevent keep help convince persuade force make negotiate mediate
  heal cure nurse revive wake lift end remove bury avenge kill slay defeat destroy capture investigate explore solve return
  banish fight face infiltrate survive reach escape flee cross enter raid close seal open visit repair expose evict retake
  scout patrol loot win compete climb travel spy uncover discover learn raise build restore prove attend host judge ask
  exorcise lay trap join sabotage assassinate impersonate gather sail trade buy sell recruit train choose settle unite
  ambush besiege storm conquer ally cast gather awaken summon spend foil thwart interrupt disrupt tidy clearing`),
);

/** Verbs that no other list has, as what is said of a subject. */
const furtherVerbs =
  list(`beat use throw put invite spend swap dig weep trade nest need bet kidnap rig elope hatch crash erupt
  collapse crumble burst leak swallow charge camp gather march weave poison drain shrink stalk prowl hoard lurk rage
  summon awaken possess enslave exile banish abandon inherit suspect accuse frame forge fake trick lure drug starve
  murder massacre slaughter behead hang bury unearth rob loot pillage plunder burgle sink wreck strand maroon escape
  reveal confess hire recruit train marry divorce adopt raise rear tame ride race gamble win lose bid auction sell
  petrify blind deafen mute age freeze thaw melt flood dry wither bloom glow hum sing chant pray preach heal infect
  spread multiply mutate transform imitate impersonate replace pretend pose guard patrol block close shut seal lock
  trap cage chain imprison jail arrest judge sentence execute pardon spare threaten blackmail bribe extort tax
  feud fix land beat creep swell rot decay mutilate harvest request beg bargain betray defect desert shelter court wed
  mourn desecrate vandalise vandalize sabotage disrupt interrupt cheat defraud swindle gossip negotiate mediate pledge
  surrender retreat march advance besiege bombard ransack loot torch evacuate relocate migrate occupy settle colonise
  colonize dominate brainwash hypnotise hypnotize charm seduce manipulate experiment dissect elect vote embezzle skim divert pocket compete outdo undercut smuggle conspire scheme plot
  propose adore convict accuse lease impersonate pose copy behead hang chase pursue resurrect reanimate
  reincarnate shapeshift disguise mimic duplicate clone swarm infest nibble gnaw hoard guard barricade quarantine perform prepare`);

/** Participles with which an idea begins that tells where the party is: "trapped in a painting". */
export const trappedWords: ReadonlySet<string> = new Set(
  list('lost trapped stuck imprisoned locked stranded shipwrecked marooned captured jailed'),
);

/** Nouns of what happens, before which a noun says who does it: "zombie outbreak". */
export const happenings: ReadonlySet<string> = new Set(
  list(
    'outbreak attack invasion infestation raid uprising problem trouble siege incursion ambush war',
  ),
);

/** Nouns of what the party does, with the verb that says the same. */
export const actionNouns: ReadonlyMap<string, string> = new Map([
  ['heist', 'rob'],
  ['robbery', 'rob'],
  ['burglary', 'rob'],
  ['break-in', 'rob'],
  ['jailbreak', 'free'],
  ['escape', 'escape'],
  ['search', 'find'],
  ['hunt', 'hunt'],
  ['treasure-hunt', 'find'],
  ['quest', 'find'],
  ['descent', 'explore'],
  ['expedition', 'explore'],
  ['exploration', 'explore'],
  ['journey', 'travel'],
  ['trip', 'travel'],
  ['pilgrimage', 'travel'],
  ['voyage', 'travel'],
  ['rescue', 'rescue'],
]);

/** Verbs after which another verb says what is done: "plans to burn", "keep dying". */
export const aspectVerbs: ReadonlySet<string> = new Set(
  list(`want wants wanted try tries tried plan plans planned keep keeps kept start starts started begin begins began stop
  stops stopped need needs threaten threatens threatened intend intends hope hopes seem seems seek seeks go goes went
  come comes came get gets got pretend pretends pretending refuse refuses about trying planning`),
);

/** Nouns that say how many, so that the idea is about what follows "of". */
export const quantityNouns: ReadonlySet<string> = new Set(
  list(`group band pack army horde plague train family tribe gang clan pair herd swarm circle bunch crew company coven
  host nest fleet legion cult guild crowd mob half piece pieces share series string ghost spirit spectre town city village
  kingdom castle house body corpse rumour rumor heart eye`),
);

/** Participles that no rule of spelling leads back. */
const participles: readonly (readonly [form: string, base: string])[] = [
  ['stolen', 'steal'],
  ['taken', 'take'],
  ['broken', 'break'],
  ['hidden', 'hide'],
  ['slain', 'slay'],
  ['bitten', 'bite'],
  ['eaten', 'eat'],
  ['frozen', 'freeze'],
  ['sunk', 'sink'],
  ['sunken', 'sink'],
  ['stuck', 'stick'],
  ['forgotten', 'forget'],
  ['fallen', 'fall'],
  ['gone', 'go'],
  ['woken', 'wake'],
  ['grown', 'grow'],
  ['torn', 'tear'],
  ['burnt', 'burn'],
  ['dug', 'dig'],
  ['drawn', 'draw'],
  ['given', 'give'],
  ['driven', 'drive'],
  ['written', 'write'],
  ['spoken', 'speak'],
  ['chosen', 'choose'],
  ['cut', 'cut'],
  ['lost', 'lose'],
  ['missing', 'miss'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['sworn', 'swear'],
  ['overrun', 'overrun'],
  ['held', 'hold'],
  ['risen', 'rise'],
  ['shut', 'shut'],
];

const bases = [...regularVerbs, ...furtherVerbs, ...irregularVerbs.map(([base]) => base)];
const known = new Map<string, string>([
  ...bases.flatMap((base): [string, string][] => [
    [base, base],
    [third(base), base],
  ]),
  ...irregularVerbs.map(([base, past]): [string, string] => [past, base]),
  ...participles.map(([form, base]): [string, string] => [form, base]),
]);

/** Whether a word is the form of a verb that follows a plural, or a singular. */
export const isBaseVerb = (word: string): boolean => known.get(word) === word;
export const isThirdVerb = (word: string): boolean => {
  const base = known.get(word);
  return base !== undefined && base !== word && third(base) === word;
};

/** Endings of participles with the ways to spell their infinitives. */
const stems = (form: string): readonly string[] => {
  const stem = form.replace(/(?:ed|ing)$/, '');
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
};

/** The infinitive of a form of a verb that a list has: `poison` of "poisoned"; empty for other words. */
export const baseOfVerb = (form: string): string =>
  known.get(form) ?? stems(form).find((stem) => stem !== form && known.get(stem) === stem) ?? '';

/** Whether a word is a participle by its form, or the form of a verb that a list has. */
export const isVerbForm = (word: string): boolean =>
  baseOfVerb(word) !== '' || /^\p{L}{3,}ed$/u.test(word);
