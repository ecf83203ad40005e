/**
 * The ideas that ask for settings that are written as one, in the markup of `SettingPremise`; `!` stands before words that an idea may not have. An idea can have such a
 * story and premises as well: then the seed decides.
 */
export const askedSettingStories: Readonly<Record<string, readonly string[]>> = {
  'dragon-senate': [
    '@dragon|dragons|wyrms !kingdom|king|queen|empire|emperor|tax|taxes|city',
    'dragon|dragons senate|republic|council|vote|parliament|democracy|politics',
  ],
  'endless-house': [
    'endless|infinite|living house|mansion|hotel|castle|building|library|dungeon',
    'everything|world|land|country inside|indoors|house|mansion',
  ],
  'goblin-asylum': ['goblin|goblins refuge|refugees|asylum|flee|shelter|peace'],
  'gods-swapped': ['god|gods swapped|switched|exchanged|wrong|jobs|roles|incompetent'],
  'hells-lease': [
    'devil|devils|hell|demon|demons rule*|rent*|lease*|govern*|contract|contracts|bought|own* !king|war',
  ],
  'hollow-crusade': ['crusade|crusaders return*|dead|undead|home|fail*|lost|ghost', '~crusade'],
  'lamp-villages': ['lamp|lamps|lantern|lanterns|candle light|out|darkness|dark|burn*|keep*'],
  'lethe-provinces': ['forget*|amnesia|oblivion river|water|land|lake|people|everyone'],
  'moored-moon': [
    'moon chained|harpooned|tied|anchored|captured|mined|mine|mining|lower|closer|crash*',
  ],
  'reformed-dark-lord': [
    'dark_lord|overlord|villain|evil_wizard reformed|returns|returned|back|retired|good|redeemed|election|mayor|nice',
  ],
  'returning-forest': [
    'forest|woods|trees grow*|eat*|spread*|swallow*|return*|creep*|march*|revenge|angry|take*|hungry|advanc* !books|librarians',
  ],
  'shared-winter': [
    'winter sack|shared|turns|stolen|missing|lost',
    'seasons stolen|sold|broken|mixed|wrong|stuck',
  ],
  'sleeping-duke': ['sleep*|dream*|asleep duke|king|queen|emperor|ruler|rule*'],
  'smugglers-parish': [
    'smuggler|smugglers|smuggling village|coast|county|town|parish|land|coastal|port',
  ],
  'stayed-fair': [
    'fair|carnival|circus|festival|feast endless|never|cursed|evil|stays|eternal|haunted',
    '~carnival|circus',
  ],
  'third-wish': ['last|third|one wish', 'lamp wish|king|genie'],
  'tidy-war': [
    'war machine|calculated|simulated|computed|bloodless|without_blood|rules',
    'endless|eternal|forever|century|hundred war',
  ],
  'walking-cities': ['city|cities|town|castle|fortress walking|walk|walks|legs|moves|moving'],
  'wall-garrison': [
    'great|giant|endless|broken|ancient wall !split|divides|divided|nobody',
    'wall north|ice|enemy|defend*|guard*|watch|keeps|barbarians|monsters|beyond|garrison',
    '~wall',
  ],
  'wild-hunt-licence': ['wild_hunt', 'hunt wild|fey|ghost|spectral|nobles|licence'],
};
