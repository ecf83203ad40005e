const list = (words: string): string =>
  words
    .trim()
    .split(/\s*\|\s*|\s*\n\s*/)
    .join('|');

/** All people of a place, as the subject of a clause. */
export const allPeople = list(
  `everyone|everybody|nobody|no one|no-one|people|villagers|townsfolk|townspeople|citizens|inhabitants|residents|adults|children|grown-ups|men|women|guests|husbands|wives|the dead
  the (?:people|villagers|townsfolk|townspeople|citizens|inhabitants|residents|adults|children|grown-ups|men|women|guests|elders)
  all (?:of )?(?:the |our )?(?:people|villagers|townsfolk|townspeople|citizens|inhabitants|adults|children|grown-ups|men|women|guests|elders)
  every (?:child|man|woman|person|villager|adult|citizen|guest|grown-up|mother|father|baby)
  (?:half|all) (?:of )?(?:the )?(?:town|village|city|kingdom)|the (?:whole|entire) (?:town|village|city|kingdom|court)`,
);

/** What befalls all people that is no illness and no death. */
export const strangeDeeds = list(
  `forg[eo]t|forgets|forgotten|remembers?|dreams?|dreamed|dreamt|dreaming|sleepwalks?|sleepwalking|sings?|singing|dances?|dancing|laughs?|laughing|cries|crying|weeps?|weeping|smiles?|smiling
  (?:is|are|falls?|fell|falling|has fallen|have fallen) (?:madly |hopelessly |suddenly )*in love|loves?|hates?
  (?:is |are |has |have )?(?:suddenly )?(?:happy|angry|sad|afraid|invisible|honest|polite|rude|young|old|left-handed|lucky|unlucky|floating|bald)
  speaks?|speaking|talks?|talking|draws?|paints?|hears?|sees?|believes?|thinks?|swapped|swaps?|switched|switches|floats?|grew|grows?|growing|ages?|aged|aging
  wakes? up|woke up|woken up|woke|walks? backwards|repeats?|repeating|lives? the same|has the same|have the same|looks? the same|shares?|tells? the truth|can(?:no|')t|cannot|can no longer|can (?:suddenly )?(?:fly|hear|see|read|speak|talk|understand)|is unable to|are unable to|must tell|has to tell
  (?:has |have |is |are )?(?:lost|loses?|losing) (?:his|her|their|its)
  (?:has |have )?(?:turned|turns?|turning|changed|changes?|became|become|becomes|becoming) (?:back )?(?:into |to )?(?:children|adults|babies|animals|old|young|younger|older|invisible|each other|the opposite|giants|tiny|small|a different|someone else|somebody else)`,
);

/** What befalls people that other plots tell better. */
export const illOrDead =
  /\b(?:won't|will not|don't|do not|doesn't|does not|can't|cannot|can no longer|no longer|never) (?:be )?(?:wakes?|woken|awaken)\b|\b(?:sick|ill|illness|disease|stone|asleep|not waking|wake up anymore|never wake|dying|died|killed|murdered|missing|vanish\w*|disappear\w*|kidnapped|poisoned|starv\w+|go missing|wake up again)\b/;

/** Things that should not stir of their own accord. */
export const lifeless = list(
  `gingerbread (?:men|man|people)|snow sculptures?|cakes?|statues?|gargoyles?|dolls?|puppets?|marionettes?|toys?|toy soldiers|scarecrows?|paintings?|portraits?|pictures?|furniture|suits? of armou?r|armou?rs?|mannequins?|garden gnomes?|chairs?|tables?|brooms?|snowm[ae]n|books?|clothes|cutlery|spoons|tombstones?|gravestones?|bells?|church bells?|clocks?|clock tower|pianos?|organs?|drums?|harps?|houses?|cottages?|mills?|windmills?|doors?|bridges?|towers?|lamps?|lanterns?|candles?|wells?|fountains?|weathercocks?|figureheads?|ships in bottles|mirrors?|reflections?|shadows?|vegetables|pumpkins?|turnips?|stones?|standing stones?|spells?|tattoos?|maps?|stairs|staircase`,
);

/** What lifeless things do of which an idea makes a strange event. */
export const lively = list(
  `comes? (?:to life|alive)|came (?:to life|alive)|coming (?:to life|alive)|(?:is|are|were|was) (?:suddenly )?(?:alive|haunted by nobody)|moves?|moved|moving|walks?|walked|walking|wanders?|runs? around|talks?|talking|speaks?|speaking|whispers?|whispering|weeps?|weeping|bleeds?|bleeding|cries|crying|sings?|singing|laughs?|laughing|screams?|screaming|blinks?|breathes?|rings?|ringing|tolls|tolling|chimes?|plays?|playing|knocks?|dances?|dancing|follows?|flies|flying|floats?|floating|(?:grows?|grew|grown) (?:legs|teeth|eyes|hair|wings)|(?:is|are|keeps?) rewriting|rewrites? (?:itself|themselves)|writes? (?:itself|themselves)|changes?|changing|(?:has |have )?left (?:its|their|his|her)|leaves? (?:its|their)|marches|marching|wakes?|woke|waking|protects?|answers?|still go off|go off|goes off|points?|turns? (?:around|by|its|their)|shows? (?:yesterday|tomorrow|the future|the past|something|someone|somebody|what)|by (?:itself|themselves)`,
);

/** What can be taken from people without a thief's tools. */
export const intangibles = list(
  `shadows?|names?|dreams?|nightmares?|voices?|memor(?:y|ies)|faces?|reflections?|colou?rs?|songs?|music|laughter|laugh|tears|happiness|joy|luck|sleep|youth|years|time|words|love|courage|smiles?|hopes?|fears?|magic|warmth|sunlight|sunshine|light|sun|moon|stars?|night|summer|winter|spring|christmas|winter solstice|sense of humou?r|seasons?|feelings|emotions|souls`,
);

/** What is not made by hand, in the sky, on the land and in the fire. */
export const nature = list(
  `oaks?|trees?|willows?|apple trees?|forests?|woods?|rivers?|lakes?|sea|ocean|springs?|streams?|moons?|sun|stars?|sky|comets?|clouds?|rainbows?|mountains?|hills?|islands?|islets?|flames?|fires?|hearth|beacon|volcano|earth|ground|roads?|paths?|gardens?|roses?|flowers?|mushrooms?|ice|wind|tides?|waterfall|graves?|fields?|cornfields?|swamps?|marsh|meteor|aurora|northern lights`,
);

/** What befalls them against nature. */
export const unnatural = list(
  `bleeding|bleeds?|turned (?:red|black|green|purple|white|blue|silver|golden|to (?:blood|glass|wine|ink|salt|ice)|into [\\p{L}-]+)|turns? (?:red|black|green|purple|white|blue|to (?:blood|glass|wine|ink))|(?:gone|goes|go|went|going|burnt|burns?) out|fell|fallen|falls?|falling|moves?|moved|moving|walks?|walked|walking|boils?|boiling|glows?|glowing|hums?|humming|sings?|singing|screams?|screaming|breathes?|breathing|shrinks?|shrinking|follows?|following|whispers?|whispering|talks?|talking|weeps?|weeping|makes? (?:the |all |people|everyone|animals|men|women)|stands? still|stopped|no longer|never|alive|upside down|backwards?|opens? its|speaks?|calls?|grows? (?:faces|teeth|eyes|overnight|everywhere|through)|appears? (?:every|each|only|where|in two)`,
);
