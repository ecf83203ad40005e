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
  'vanish vanished|waits waited|wait waited|warns warned|warn warned|works worked|work worked|' +
  'flies flew|fly flew|sings sang|sing sang|hires hired|hire hired|chases chased|chase chased|' +
  'knocks knocked|knock knocked|belongs belonged|belong belonged|contains contained|' +
  'contain contained|appears appeared|appear appeared|disappears disappeared|' +
  'disappear disappeared|attends attended|attend attended|reveals revealed|reveal revealed|' +
  'realizes realized|realize realized|realises realised|realise realised|convinces convinced|' +
  'convince convinced|persuades persuaded|persuade persuaded|confesses confessed|' +
  'confess confessed|admits admitted|admit admitted|destroys destroyed|destroy destroyed|' +
  'frees freed|betrays betrayed|betray betrayed|joins joined|join joined|accepts accepted|' +
  'accept accepted|insists insisted|insist insisted|faints fainted|faint fainted|' +
  'collapses collapsed|collapse collapsed|explodes exploded|explode exploded|' +
  'examines examined|examine examined|threatens threatened|threaten threatened|' +
  'pursues pursued|pursue pursued|receives received|receive received|delivers delivered|' +
  'deliver delivered|continues continued|continue continued|stays stayed|stay stayed|' +
  'prepares prepared|prepare prepared|invites invited|invite invited|describes described|' +
  'describe described|closes closed|picks picked|pick picked|manages managed|manage managed|' +
  'pretends pretended|pretend pretended|succeeds succeeded|succeed succeeded|fails failed|' +
  'fail failed|repeats repeated|repeat repeated|gets got|shakes shook|shake shook|builds built|' +
  'hits hit|puts put|sets set|lets let|casts cast|strikes struck|strike struck|dives dived|' +
  'kneels knelt|kneel knelt|digs dug|dig dug|hangs hung|hang hung|drives drove|drive drove';

/** Forms that are often nouns: they are verbs after a name, a pronoun or "and". */
const oftenNouns =
  'reaches reached|lies lay|attacks attacked|kills killed|calls called|moves moved|looks looked|' +
  'walks walked|climbs climbed|crosses crossed|talks talked|shows showed|starts started|' +
  'stops stopped|ends ended|breaks broke|burns burned|fights fought|helps helped|hopes hoped|' +
  'fears feared|rules ruled|guards guarded|hunts hunted|promises promised|demands demanded|' +
  'plans planned|claims claimed|drinks drank|rides rode|sails sailed|swims swam|camps camped|' +
  'rests rested|visits visited|shouts shouted|screams screamed|whispers whispered|laughs laughed|' +
  'smiles smiled|dances danced|bites bit|cuts cut|shoots shot|drops dropped|pulls pulled|' +
  'pushes pushed|jumps jumped|lands landed|locks locked|unlocks unlocked|captures captured|' +
  'defeats defeated|rescues rescued|saves saved|arrests arrested|mentions mentioned|' +
  'notices noticed|reports reported|grabs grabbed|robs robbed|begs begged|fires fired|' +
  'camp camped|reach reached|attack attacked|kill killed|call called|move moved|look looked|' +
  'walk walked|climb climbed|cross crossed|talk talked|show showed|start started|stop stopped|' +
  'break broke|burn burned|fight fought|help helped|ride rode|sail sailed|swim swam|rest rested|' +
  'visit visited|jump jumped|grab grabbed|rescue rescued|defeat defeated|change changed|' +
  'rob robbed|shoot shot|cut cut|hit hit|put put';

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
