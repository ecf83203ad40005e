const wordsOf = (text: string): string[] => text.split(' ');

/** Words without a topic of their own, also if a line has no other: "None". */
export const grammarWords: ReadonlySet<string> = new Set(
  wordsOf(
    'about above across after again against all along alone already also although always am among an and another ' +
      'any anybody anyone anything anytime anywhere are around as ask at be because been before behind being below ' +
      'between both but by can cannot cant could couldnt did didnt do does doesnt doing done dont down during each ' +
      'either else etc even ever every everybody everyone everything everywhere except few for from further get gets ' +
      'getting go goes going got had has have having he hell her here hers herself hes him himself his how however ' +
      'id if ill im in instead into is isnt it its itself ive just least less let lets like likely made make makes ' +
      'making many may maybe me might mine more most much must my myself neither never next no nobody none nor not ' +
      'nothing now nowhere of off often ok okay on once one ones only onto or other others otherwise our ours ' +
      'ourselves out over own perhaps per put puts quite rather real really said same say says see seen several shall ' +
      'she shes should shouldnt since so some somebody somehow someone something sometimes somewhere soon still stay ' +
      'stays such take takes taken than thank thanks that thats the their theirs them themselves then there theres ' +
      'these they theyre theyve thing things this those though through time times to together too toward towards ' +
      'two under unless until up upon us use used uses using very via want wants was wasnt way ways we well were ' +
      'werent weve what whatever whats when whenever where wherever whether which while who whoever whole whom whose ' +
      'why will with within without wont would wouldnt yes yet you your youre yours yourself yourselves',
  ),
);

/**
 * Words that say how, where, when or for whom something is excluded, and not what, unless a line has no other. A line
 * such as "Ask first about romance" is a sentence: if "ask" counted, sections with it would be left out.
 */
export const framingWords: ReadonlySet<string> = new Set(
  wordsOf(
    'absolute absolutely accept accepted agree agreed agreeing agreement agrees allow allowed allows appear ' +
      'appears ask asked asking asks avoid avoided avoiding aware ban banned best better bit bother bothers ' +
      'brief briefly bring brought card careful carefully case check checked checking checks clear clearly close ' +
      'come comes comfort comfortable completely consent consents consider considerate cool decide decided ' +
      'deal dislike discuss discussed discussing doubt easy enough entirely especially excessive exclude excluded ' +
      'expense explain explicitly fade fades favour favor feel feels feeling fine first focus forbidden fun gently ' +
      'glad give given gives good great hand handle handled happen happened happening happens happy hard hate hates ' +
      'heads helpful hide hint hinted hints ignore important include included includes including involve involved ' +
      'involves involving joke jokes joking keep keeping keeps kindly know known last later leave leaves leaving ' +
      'left level levels light lightly limit limited limits line lines linger little long lot lots low matter mean ' +
      'means mention mentioned mentioning mentions mild minimal minimum minor moment mood need needed needs nice ' +
      'note offscreen onscreen opt pass pause permission permitted personal pick please plenty point possible ' +
      'prefer preferably preferred preference pretty proceed push question quick quickly raise raised raises react ' +
      'reason refer referred references remind reminder respect respected respectful respectfully respects rewind ' +
      'right rule rules safe safely safety sake sensitive sensitively serious seriously short show showing ' +
      'shown shows skim skip skipped skipping slow slowly soft speak spoken start stop stopped stopping stops stuff ' +
      'sure surprise surprises talk talked talking tap tell tells tone topic topics touch treat treated tried try ' +
      'trying turn uncomfortable unnecessary upset upsetting veil veils wait warn warned warning warnings welcome ' +
      'work wrong away break breaks carried carries carry danger dice end ending ends evening force forced hour hours ' +
      'hero heroes live lived lives lose loses losing member members minutes open openly phone phones played playing plays read reading ' +
      'reads role roll rolled rolling rolls survive survived survives surviving villain villains ' +
      'adventure campaign content dark depict depicted depicting depiction depictions describe described ' +
      'describing description descriptions detail detailed details dm extreme game games gm graphic gratuitous heavy ' +
      'implied kind kinds lingering master material npcs npc onpage offpage party pcs pg plot related rpg scene ' +
      'scenes screen session sessions setting story stories style subject subjects table theme themes trigger ' +
      'triggers triggering type types ' +
      'character characters explicit fear harm harming people person phobia phobias play player players violence ' +
      'violent',
  ),
);
