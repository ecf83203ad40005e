import type { SecondClause } from './second-clause-type.ts';

const they = "(?:it|they|he|she|(?:the|their|its) (?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+|[\\p{L}]+s)";
const merely = '(?:actually |really |in truth |secretly |only |just |simply |very |quite |so )*';

/** Clauses that say who the enemies are, what they want, or what stops them. */
export const clausesAboutFoes: readonly SecondClause[] = [
  {
    id: 'innocent',
    isAboutEnemy: true,
    isContrast: true,
    about:
      /^(?:humans|villagers|people|settlers|town|village|farmers|townsfolk|miners|loggers|hunters)$/,
    of: [
      `${they} (?:is|are|was|were|turns? out to be) ${merely}(?:hungry|starving|friendly|innocent|harmless|asleep|sleepy|tired|scared|afraid|frightened|lonely|sick|ill|dying|wounded|hurt|injured|pregnant|good|kind|gentle|nice|polite|peaceful|misunderstood|homeless|lost|refugees|vegetarian|bored|sad|cute|cursed|enslaved|controlled|possessed|framed|blamed|being (?:framed|controlled|blamed|used|hunted)|victims?|the victims?|a (?:child|baby|mother|pet|victim|vegetarian|pacifist|coward))(?: .+)?`,
      `${they} (?:is|are|was|were) ${merely}not (?:the |an? |really |actually )*(?:evil|bad|guilty|dangerous|hostile|responsible|killers?|monsters?|villains?|real|enem(?:y|ies)|attackers?|ones?|culprits?|murderers?)(?: .+)?`,
      `${they} ${merely}(?:wants?|wanted|needs?|tries|try|seeks?|hopes?|wishes) (?:only |just |simply )?(?:to (?:sleep|be left alone|go home|live|talk|trade|help|warn|protect|save|feed|retire|rest|die|be free|survive|be loved|make friends|flee|escape|hide|raise|find|get|return|eat|have|bury|learn|join|surrender|negotiate|reach|leave|stop|pass|mourn|be .+)|peace|help|food|a home|revenge|justice|its|their|his|her|friends|company|attention|quiet|shelter|silence)(?: .+)?`,
      `${they} (?:is|are|was|were) ${merely}(?:protecting|defending|guarding|looking for|searching for|trying to|fleeing|running|looking after|feeding|starving|being|mourning|hiding|after|living|acting)(?: .+)?`,
      `${they} ${merely}(?:protects?|defends?|guards?|flees?|fled|mourns?|loves?|lost|has lost|have lost|was driven|were driven)(?: .+)?`,
      `${they} (?:did|does|do|has done|have done) (?:nothing|no harm)(?: .+)?`,
      `${they} (?:did not|didn't|never|hasn't|haven't|has not|have not) (?:do it|done it|kill(?:ed)?|harm(?:ed)?|hurt|attack(?:ed)?|touch(?:ed)?|steal|stole|stolen)(?: .+)?`,
      `${they} (?:has|have) (?:an? |good |its |their |her |his )*(?:reasons?|right|young|eggs?|child(?:ren)?|baby|babies|cubs?|family|claim|grievance)(?: .+)?`,
      '(?:the )?(?:humans|villagers|people|settlers|town|village|farmers|townsfolk|miners|loggers|hunters) (?:are|were|is) (?:actually |really )?(?:the )?(?:real |true )?(?:villains?|monsters?|wrong|evil|bad guys|aggressors?|guilty|to blame|invaders?)(?: .+)?',
      'the (?:humans|villagers|people|settlers|town|village|farmers|townsfolk|miners|loggers|hunters) (?:attacked|started|struck|killed|stole|took|built|destroyed|drove|began|provoked|broke).+',
      `${they} (?:can be|could be) (?:reasoned with|talked to|saved|tamed|befriended)`,
    ],
    label: 'The other side',
    gist: [
      '{Second}. {Enemy} can be stopped with a sword, and without one, and the second way is the one that lasts.',
      '{Second}: that is so, and whoever knows it has a choice that {town} does not see yet.',
    ],
    rumours: [
      'Once, when somebody from {town} fell and could not get up, {enemy} went round and did nothing.',
      'Somebody in {town} puts out bread at night, does not say for whom, and has had no trouble.',
    ],
    truth: [
      'What {town} does not want to hear: {second}. Nobody who kept still has been harmed. Each blow so far was an answer: to a door that was shut, a stone that was thrown, a pot of burning pitch. {Enemy} would be content with little, and the little can be named: quiet, a place to stay, and no more torches.',
      'What {town} does not want to hear: {second}. Before any of it began, people from {town} were at {lair}, with sacks, and came back laughing. What they took they sold, and what they broke cannot be mended; but it can be admitted, and something can be given for it. Since then {enemy} {enemy.has} looked at {town} as one looks at thieves.',
    ],
    clues: [
      'Insight :: asking those who were there what they did first :: In every story there is a moment that they leave out. Somebody from {town} always struck first.',
      'Nature :: reading what was left behind here :: {Enemy} waited for a long time before anything happened, and went back twice, like one who wants to ask for something.',
    ],
    ending: {
      heading: 'Heard out',
      text: [
        'Somebody goes to {lair} without a weapon in the hand, and listens (DC 13 Persuasion or Animal Handling; with one of the clues it succeeds without a check). {Enemy} get{enemy.v} what was asked for, and {town} its peace. *The price:* {town} has to keep a promise to those whom it called monsters, and {G} has to be the first to do it.',
        'It ends without a dead body on either side: a line is drawn that both can see, and what {enemy} need{enemy.v} is put down there once a month. *The price:* there are people in {town} who had buried somebody and wanted blood, and they know who talked the others out of it.',
      ],
    },
  },
  {
    id: 'worse',
    isAboutEnemy: true,
    of: [
      '(?:something|somebody|someone) (?:much |far |even |is )*(?:worse|bigger|else|older|darker|stronger|more dangerous)(?: .+)?',
      `${they} (?:is|are|was|were) (?:only |just |actually |really )*(?:running|fleeing|afraid|hiding) (?:away )?(?:from|of) .+`,
      'something (?:else )?(?:drove|drives|has driven|is driving|chases?|follows?|wakes|woke|controls|scared|scares|frightens|frightened|hunts|awakens|stirs|is coming) .+',
      '(?:something|somebody|someone) (?:is|was) (?:also |already )?(?:hunting|following|watching|driving|controlling|chasing|waiting) .+',
      '(?:it|this|they|that) (?:is|are|was|were) (?:only|just) (?:the (?:beginning|first|start|vanguard|scouts)|a (?:distraction|diversion|test|scout|baby|child|young one)|its (?:child|young)|babies|scouts)(?: .+)?',
    ],
    label: 'What is behind them',
    gist: [
      '{Second}: {enemy} {enemy.is} only what one sees of it. What comes after is slower, and can still be shut out.',
      '{Second}. Whoever only beats {enemy} has opened the door for it.',
    ],
    rumours: [
      '{Enemy} look{enemy.v} back more often than forward, says one who has watched from a tree.',
      'The birds came first, then the deer, then {enemy}; people in {town} have stopped asking what is next.',
    ],
    truth: [
      'It is also true that {second}. Under {lair} there is something that was asleep when {town} was founded. It is blind, it follows warmth and voices, and it turns over in its sleep once a day, a little earlier each time. {Enemy} {enemy.has} felt it through the ground for {weeks} weeks. A door of old stones holds it, as long as the seven wedges are in it; three have been pulled out, for the iron.',
      'It is also true that {second}. It comes by night, from the far side of {lair}, as a cold that puts out fires and a sound like a wet cloth. {Enemy} know{enemy.v} the one thing that keeps it off, a ring of salt and lamps, and {enemy.has} run out of both. By {deadline} it will have reached {town}, which has plenty of either and no idea what for.',
    ],
    clues: [
      'Survival :: reading the oldest of the tracks :: {Enemy} did not come here; {enemy.they} fled here, at a run, from the far side of {lair}, and nothing was carried.',
      'Arcana :: holding a flame near the ground :: It burns blue and leans towards {lair}. Something there draws warmth, and it is larger than anything that {town} has seen.',
    ],
    ending: {
      heading: 'Against the greater danger',
      text: [
        'For one night {town} and {enemy} stand on the same side: the wedges go back, the lamps burn in a ring, and what is behind it turns over and sleeps on. *The price:* somebody has to keep the ring from now on, and the only ones who know how are {enemy}.',
        'The party shuts the door at {lair} from outside, with {enemy} on the right side of it. *The price:* nobody in {town} saw what it was, so nobody believes what it would have cost.',
      ],
    },
  },
  {
    id: 'only-by',
    isAboutEnemy: true,
    of: [
      '(?:only|nothing but|nothing except) (?<what>.+?) (?:can|could|will) (?:kill|hurt|harm|stop|wound|defeat|destroy|beat|banish)s?(?: .+)?',
      `${they} (?:can|could) only be (?:killed|hurt|harmed|stopped|wounded|beaten|defeated|destroyed|slain|banished) (?:by|with) (?<what>.+)`,
      `${they} (?:cannot|can't|can not|could not) be (?:killed|hurt|harmed|stopped|wounded|beaten|defeated|slain|seen)(?: .+)?`,
      `${they} (?:is|are) (?:immune to|invulnerable|immortal|invisible|unkillable|invincible)(?: .+)?`,
      "(?:magic|weapons|steel|swords|fire|spells) (?:does not|doesn't|do not|don't) (?:work|help|harm|hurt)(?: .+)?",
    ],
    isKnown: true,
    label: 'How it can be beaten',
    gist: [
      '{Second}. What it takes is at {p3}, and has an owner who does not want to part with it.',
      '{Second}, and for that there are two ways: one at {p3}, and one that has to be talked out of {enemy}.',
    ],
    rumours: [
      'An old nursery rhyme in {town} says how it was done the last time, and the last line is missing.',
      'The smith of {town} has sold eleven charms against it, and does not wear one.',
    ],
    truth: [
      'What is said of it is right: {second}. It has been done before, {years} years ago, and what was used lies at {p3}, in a case with a glass lid, labelled wrongly. Whoever has it in the last fight ignores every resistance and immunity of the enemy with it; without it, each hit there does half damage, and the wounds close again within an hour.',
      'What is said of it is right: {second}, and there is a reason. A bargain protects, and every bargain has a place where it was made. At {p3} one can see the mark of it, cut into the lintel; when it is struck out, with a chisel and in full knowledge of what it says, the protection ends at that moment, however far away.',
    ],
    clues: [
      'History :: putting the lines of the rhyme in order :: The last time it was ended with something that is still at {p3}; the label says that it is a paperweight.',
      'Religion :: asking how the last one ended :: There was a mark, and somebody struck it out. The place in the story has the same window as {p3}.',
    ],
    ending: {
      heading: 'As in the rhyme',
      text: [
        'It ends in the old way, with what lay at {p3} in the hand of one of the party, and {town} has a new last line. *The price:* it works once in a lifetime, and the next time somebody will have to think of something else.',
      ],
    },
  },
  {
    id: 'captives',
    isAboutEnemy: true,
    of: [
      `${they} (?:has|have|holds?|took|takes?|keeps?|kidnapped|kidnap|carried off|captured|capture|abducted) (?:away )?(?<what>(?:.+ )?(?:hostages?|prisoners?|captives?|slaves?|villagers|daughters?|sons?|children|wife|husband|brother|sister|farmers|women|people|miners|priest|mayor|smith|blacksmith|princess|prince|girl|boy))(?: .+)?`,
    ],
    isKnown: true,
    label: 'Those who are held',
    gist: [
      '{Second}: they are alive, at {lair}, and whoever attacks openly has to get them out first.',
      '{Second}, and keep them alive for a reason; there is a way to them that no sentry looks at.',
    ],
    rumours: [
      'A shoe was found on the way to {lair}, and a button twenty steps further, and then another: somebody is leaving a trail.',
      'Smoke rises at {lair} at an hour when only people from {town} cook.',
    ],
    truth: [
      'It is also true that {second}. They are kept at the back of {lair}, {few} of them, behind a grating that opens with a bar from outside. They are fed, because they are worth more alive: at {deadline} they are to be exchanged for something, or sold. One of them has loosened two stones and waits for a night with rain.',
      'It is also true that {second}. Those who are held have to work at {lair}, and have seen everything: how many there are, when they sleep, where the leader keeps the key. They sing at work, always the same song, and have begun to change its words so that somebody outside could learn something from it.',
    ],
    clues: [
      'Perception :: listening in the direction of {lair} at dusk :: A work song from {town}, with other words: "two at the gate, one at the well, none at the back".',
      'Survival :: following the buttons :: They lead round {lair} to a drain that is just wide enough, and behind its grating somebody whispers.',
    ],
    ending: {
      heading: 'First the prisoners',
      text: [
        'Those who were held are out by the back way before the first blow falls, and {town} counts them at the gate, twice, and gets the same number. *The price:* half of the night is gone by then, and what is left at {lair} is awake and angry.',
      ],
    },
  },
];
