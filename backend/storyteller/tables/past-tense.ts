/**
 * Verbs in the third person, and the plain form after "you", "we" and "they", with their past. Only
 * forms that are seldom nouns are listed: a sentence that is left in the present is better than a
 * wrong one.
 */
const verbs =
  'is was|are were|am was|has had|have had|does did|do did|goes went|go went|comes came|come came|' +
  'becomes became|become became|gets got|get got|gives gave|give gave|takes took|take took|' +
  'sees saw|see saw|finds found|find found|says said|say said|tells told|tell told|' +
  'knows knew|know knew|thinks thought|think thought|brings brought|bring brought|' +
  'buys bought|buy bought|catches caught|catch caught|chooses chose|choose chose|' +
  'draws drew|draw drew|eats ate|eat ate|falls fell|feels felt|feel felt|flees fled|flee fled|' +
  'forgets forgot|forget forgot|grows grew|grow grew|hears heard|hear heard|hides hid|hide hid|' +
  'holds held|hold held|keeps kept|keep kept|leads led|lead led|leaves left|leave left|' +
  'loses lost|lose lost|makes made|make made|meets met|meet met|pays paid|pay paid|' +
  'rises rose|rise rose|runs ran|run ran|sells sold|sell sold|sends sent|send sent|' +
  'sits sat|sit sat|sleeps slept|sleep slept|speaks spoke|speak spoke|stands stood|stand stood|' +
  'steals stole|steal stole|swears swore|swear swore|teaches taught|teach taught|' +
  'throws threw|throw threw|understands understood|understand understood|wakes woke|wake woke|' +
  'wears wore|wear wore|wins won|win won|writes wrote|write wrote|' +
  'can could|will would|must had to|wants wanted|want wanted|asks asked|ask asked|' +
  'agrees agreed|agree agreed|arrives arrived|arrive arrived|begins began|begin began|' +
  'believes believed|believe believed|carries carried|carry carried|decides decided|decide decided|' +
  'discovers discovered|discover discovered|dies died|die died|enters entered|enter entered|' +
  'escapes escaped|escape escaped|explains explained|explain explained|follows followed|' +
  'follow followed|happens happened|happen happened|learns learned|learn learned|lives lived|' +
  'live lived|needs needed|need needed|offers offered|offer offered|opens opened|open opened|' +
  'owns owned|refuses refused|refuse refused|remembers remembered|remember remembered|' +
  'returns returned|return returned|searches searched|search searched|seems seemed|seem seemed|' +
  'tries tried|try tried|turns turned|travels travelled|travel travelled|vanishes vanished|' +
  'vanish vanished|waits waited|wait waited|warns warned|warn warned|works worked|work worked';

/** Forms that are often nouns: they are verbs after a name, a pronoun or "and". */
const oftenNouns =
  'reaches reached|lies lay|attacks attacked|kills killed|calls called|moves moved|looks looked|' +
  'walks walked|climbs climbed|crosses crossed|talks talked|shows showed|starts started|' +
  'stops stopped|ends ended|breaks broke|burns burned|fights fought|helps helped|hopes hoped|' +
  'fears feared|rules ruled|guards guarded|hunts hunted|promises promised|demands demanded|' +
  'plans planned|claims claimed|hires hired|drinks drank|rides rode|sails sailed|swims swam';

interface Forms {
  careful: ReadonlyMap<string, string>;
  /** After a name or "she": `finds`. */
  third: ReadonlyMap<string, string>;
  /** After "you": `find`. */
  plain: ReadonlyMap<string, string>;
}

const pairsOf = (list: string): [string, string][] =>
  list.split('|').map((pair) => {
    const [present = '', ...past] = pair.split(' ');
    return [present, past.join(' ')];
  });

const pairs = pairsOf(verbs);

const isThird = (verb: string): boolean =>
  verb.endsWith('s') || ['can', 'will', 'must', 'am', 'are'].includes(verb);

export const pastForms: Forms = {
  careful: new Map(pairsOf(oftenNouns)),
  third: new Map(pairs.filter(([present]) => isThird(present))),
  plain: new Map(pairs.filter(([present]) => !isThird(present) || !present.endsWith('s'))),
};
