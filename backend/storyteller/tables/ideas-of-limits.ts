import { phrases } from '../kinds/asked-phrases.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character cannot do, does not know or is afraid of. */
export const ideasOfLimits: readonly AskedDeparture[] = [
  {
    id: 'idea-forgot-past',
    asked:
      /\b(?:forgot(?:ten)?|forgets|does not remember|doesn't remember|cannot remember|can't remember|lost) (?:all of |everything about )?(?:who (?:he|she|they) (?:is|was|are|were)|(?:his|her|their) (?:own )?(?:past|memory|memories|name|life|identity|childhood))|\bamnesia|\bno (?:memor(?:y|ies)|past\b)|\bwithout (?:a |any )?(?:past|memory|memories)|\bwoke up with(?:out| no)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    tellsChildhood: true,
    tellsCalling: true,
    other: ['innkeeper', 'ferry keeper', 'hospital porter'],
    concept: [
      ['woke up in {town} {years} months ago and remembers nothing before that', 'v=1'],
      [
        'has forgotten all of the past, and was paid for it in {town}, by the look of the purse',
        'v=2',
      ],
    ],
    want: [
      ['to learn who it was that woke up that morning', 'v=1'],
      ['to find out what was worth forgetting', 'v=2'],
    ],
    flaws: [
      [
        'believes anybody who says "do you not know me?"',
        'Whoever greets {P} like an old friend gets [a meal|a loan|a secret], and {P} hopes each time that it is true.',
      ],
      [
        'writes down everything, also secrets',
        '{P} keeps a book in which each day stands with all names in it, so that it cannot be lost again«, and leaves it lying about».',
      ],
    ],
    event: [
      "{P} woke up in an inn of {town}, in a good coat, with somebody else's blood on one cuff. The room had been paid for a week by {P.them}, as {Q} said, and so had the silence of {Q}. The name {P.full} was in the guest book. It was in a hand that is not that of {P}.",
      '{P} sat on a bench in {town} with a purse full of silver and a paper, in {P.their} own handwriting: "It was my own wish. Do not look for it." {Q} had seen {P} arrive with a friend, who went away alone and was weeping.',
    ],
    now: [
      ['In {town2} a stranger took one look at {P}, and paid, and left by the kitchen.', 'v=1'],
      ['In {town2} {P} knew which stair would creak.', 'v=2'],
      'The hands of {P} remember more than the head: they can do things for which {P} has no words.',
      'A tune, a smell of snow and the number eleven are all that has come back so far.',
    ],
    bond: [
      'The name in the guest book, which is the only one that {P} has.',
      'A paper in {P.their} own handwriting, read so often that it has come apart in four.',
    ],
    hook: [
      [
        '{P} had come to {town} to kill somebody, and did not do it. The one who was spared took the memory away, out of gratitude, since those who had given the order read thoughts.',
        'v=1',
      ],
      [
        'The friend who wept holds the lost memories in a flask, and has been asked by {P} to destroy them. {Q} knows where the friend lives: the flask is still whole.',
        'v=2',
      ],
    ],
    realm: [
      'In what has been forgotten is the way into a vault on which the peace of three realms rests, and two of them have found out who knew it.',
    ],
    look: [
      'On one forearm {P} has a tattoo of a key, and cannot say since when.',
      '{P.their} coat was made by a very good tailor, and the label has been cut out with care.',
    ],
    manner: [
      '{P} answers questions about earlier years with another question.',
      '{P} tries every dish as if it might be one from home.',
      'When somebody calls out a name in a street, {P} turns round, whatever the name is.',
    ],
    ideal: [
      '"One is what one does from today on."',
      '"A past that has to be hidden belongs to those from whom it is hidden."',
    ],
  },
  {
    id: 'idea-does-not-understand',
    asked:
      /\b(?:doesn't|does not|can't|cannot|don't|do not|never) (?:really |quite )?(?:understand|understands|get|gets|grasp|know how to read|feel) (?<what>(?:human |other people's )?(?:emotions?|feelings?|people|humans|humour|humor|jokes|love|lies|sarcasm|manners|money|fear))\b/u,
    usual: { what: 'emotions' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    other: ['teacher', 'actor', 'widow next door'],
    concept: [
      ['does not understand {what}, and left {town} with a notebook to study them', 'v=1'],
      ['did the right sum in {town} where a little sense of {what} was needed', 'v=2'],
    ],
    want: [
      ['to finish the notebook about {what}, and to know one day without looking it up', 'v=1'],
      ['to understand what went wrong that evening', 'v=2'],
    ],
    flaws: [
      [
        'asks about {what} at the wrong moment',
        'At [a deathbed|a proposal|a surrender] {P} asks what exactly it feels like, and has the pen ready.',
      ],
      [
        'says what is true when [comfort|silence] is wanted',
        'Asked "is it bad?", {P} gives the chances as a number.',
      ],
    ],
    event: [
      '{P} asked {Q} in {town} why everyone was weeping at a wedding. {Q} laughed, then saw that it was meant, and gave {P} an empty notebook with the heading "{what}". When it was half full {Q} said that the rest was not to be found in {town}.',
      'In {town} a house was burning with two families in it, and {P} worked out which of them could be saved, and saved that one. It was right. Nobody in {town} has spoken to {P} since, and {Q}, who had tried to explain it, said in the end: go and look for it elsewhere.',
    ],
    now: [
      ['The notebook has {few} pages left. "Envy: see neighbours" is crossed out.', 'v=1'],
      ['In {town2} {P} had the same choice again, and stood there for too long.', 'v=2'],
      '{P} practises faces in front of a spoon, and the one for sympathy worries people.',
      'In {town2} {P} was asked to be a judge, for having no favourites, and gave it up after a week.',
    ],
    bond: [
      '{Q}, who answers letters full of questions about {what}, one by one.',
      'The notebook about {what}, and a dried flower in it that is marked "unclear".',
    ],
    hook: [
      [
        'It was taken out of {P} in childhood, as payment in a bargain of the parents. {Q} knows who has it: somebody who feels everything twice.',
        'v=1',
      ],
      [
        'The fire in {town} was set as a test of {P}. {Q} had to report the result, and those who read the report are looking for somebody who can choose like that.',
        'v=2',
      ],
    ],
    realm: [
      'A council of mages wants {P} as the keeper of a weapon that can be used only by one who feels nothing for its victims.',
    ],
    look: [
      'The face of {P} does not move when {P.they} speaks, and moves a moment too late when others laugh.',
      '{P} carries a notebook on a string, and a pencil behind the ear.',
    ],
    manner: [
      '{P} nods at what others say about {what} and writes it down, with the time of day.',
      '{P} asks after every joke which part of it was the joke.',
      '{P} brings people soup when they weep, because it has worked before.',
    ],
    ideal: [
      '"Kindness can be learned like a language: by using it badly at first."',
      '"One need not feel what is right in order to do it."',
    ],
  },
  {
    id: 'idea-cannot',
    asked:
      /\b(?:can't|cannot|can not|could never|is unable to|unable to|isn't able to|never learned to|is not able to|is terrible at|is bad at) (?<what>(?:sing|read|write|swim|fight|see|hear|speak|talk|lie|ride|dance|fly|cook|count|dream|sleep|climb|shoot|aim|heal|sneak|play|hunt|track)(?:ing)?)\b(?! (?:him|her|them)sel)/u,
    usual: { what: 'sing' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    tellsCalling: true,
    other: ['rival', 'old teacher', 'master of ceremonies'],
    concept: [
      ['cannot {what}, and got through an examination in {town} all the same', 'v=1'],
      ['could {what} once, until one evening in {town}', 'v=2'],
    ],
    want: [
      ['to be good in another way, so that nobody asks about it', 'v=1'],
      ['to get back what was lost that evening', 'v=2'],
    ],
    flaws: [
      [
        'would rather be thought rude than admit it',
        'Asked to {what}, {P} has [a cough|a headache|an appointment], and has had it for {years} years.',
      ],
      [
        'laughs about it first, before anyone else can',
        '{P} tells everyone in the first hour that {P.they} cannot {what}, as a joke, and watches who laughs.',
      ],
    ],
    event: [
      'Everybody who takes up the calling of {P} is expected to be able to {what}. {P} could not, and cannot. At the examination in {town} {P} did something else instead, which nobody had seen before. {Q} let it pass, wrote one line under it, and sealed the paper.',
      '{P} was to {what} before all of {town}, as so often. {Q} had brought a glass of wine. After it, nothing came: {P} stood there and could not do it any more, and since that evening has not been able to {what} at all. The people were kind, and that was the worst of it.',
    ],
    now: [
      ['In {town2} {P} was asked to teach it, and did, and the pupils are good.', 'v=1'],
      ['A healer in {town2} found nothing wrong with {P}, and asked about the wine.', 'v=2'],
      '{P} has found {few} ways round it, and two of them are better than the usual way.',
      'There are {few} people who know that {P} cannot {what}, and {P} has a friend for it among them.',
    ],
    bond: [
      'The sealed paper from {town}, which {P} has not opened.',
      'Whoever does it in the place of {P} when it has to be done, and has never told.',
    ],
    hook: [
      [
        'On the paper {Q} wrote that {P} can do what no one has been able to do for two hundred years, and named somebody who must not hear of it.',
        'v=1',
      ],
      [
        '{Q} did not take it away but holds it in a flask, on the order of somebody who can now do it wonderfully, with the gift of {P}.',
        'v=2',
      ],
    ],
    realm: [
      'The one who gave the order has taken the gifts of {few} others as well, and with all of them together can win a crown without a battle.',
    ],
    look: [
      '{P} has the tools of the calling with {P.them}, all in good order, and one of them quite unused.',
      '{P} has the calm face of someone who has practised not being asked.',
    ],
    manner: [
      '{P} praises those who can {what}, honestly and at length.',
      'When it comes to that point {P} leaves the room, and is back with [drinks|firewood] when it is over.',
      '{P} practises alone, out of earshot, every day, without result.',
    ],
    ideal: [
      '"There is always a second way, and it is usually less crowded."',
      '"What I cannot do I can at least respect."',
    ],
  },
  {
    id: 'idea-fears-own-magic',
    asked:
      /\b(?:scared|afraid|frightened|terrified|fears?|ashamed) (?:of )?(?:his|her|their) (?:own )?(?:magic|powers?|gift|spells)\b|\b(?:cannot|can't) control (?:his|her|their) (?:own )?(?:magic|powers?|gift|spells)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['sorcerer'],
    other: ['neighbour', 'childhood friend', 'teacher'],
    concept: [
      ['is scared of the magic that broke out at a supper in {town}', 'v=1'],
      ['uses magic only in fear, since one hour of silence in {town}', 'v=2'],
    ],
    want: [
      ['to learn how to stop before learning how to begin', 'v=1'],
      ['to hear from one person that it was no fault', 'v=2'],
    ],
    flaws: [
      [
        'keeps both hands [in the sleeves|under the table]',
        '{P} touches nothing that is dear to others, and would rather be taken for proud.',
      ],
      [
        'runs out into the open when voices rise',
        'At the first loud word {P} is at the door, and at the second outside, counting, away from straw.',
      ],
    ],
    event: [
      '{P} laughed at a harvest supper in {town}, and the magic came for the first time: the light in {P.their} hands was blue, and then the barn was. {Q} was the last to get out, and told everyone that it had been the lamp.',
      '{P} and {Q} were quarrelling in the square of {town}, about nothing. {P} wished that all would be quiet, and the magic made it so: bells, dogs, the mill and {Q} fell silent for an hour. {Q} can speak again, but only in a whisper.',
    ],
    now: [
      ['{P} slept for a winter in the bath house of {town2}, near water, and slept well.', 'v=1'],
      ['In {town2} a whole inn went silent for one breath. {P} paid and left.', 'v=2'],
      '{P} writes down every day on which the magic has not come by itself; the longest row has forty.',
      'On the road {P} has used magic {few} times on purpose, each time for others, and shook afterwards.',
    ],
    bond: [
      '{Q}, who was there, and is not afraid of {P}.',
      'A pair of gloves with blue burns on the fingertips, worn against magic, without use.',
    ],
    hook: [
      [
        'It was the lamp. {Q} had knocked it over. The blue light of {P} had held up the roof until all were out, and {Q} has never dared to say so.',
        'v=1',
      ],
      [
        'The silence was ordered and paid for: somebody needed that hour in {town}, and had whispered the wish to {P}. {Q} saw who it was.',
        'v=2',
      ],
    ],
    realm: [
      'A court mage breeds such gifts for war, keeps a list of them, and has moved {P} to the first line.',
    ],
    look: [
      '{P} wears gloves, and the fingertips are burned blue from the inside.',
      'The hair of {P} lifts a little when {P.they} is startled, and all near candles lean over.',
    ],
    manner: [
      '{P} sets down glasses far from the edge, and {P.themself} far from curtains.',
      '{P} counts under the breath before answering.',
      '{P} thanks people who shout for waiting a moment.',
    ],
    ideal: [
      '"Who can do harm has to be twice as gentle."',
      '"Power is like fire: it is asked in, and it is watched."',
    ],
  },
  {
    id: 'idea-lost-faith',
    asked: [
      /\b(?:lost|losing|loses|doubts?|doubting|questions?|questioning|without|no longer has) (?:any |all )?(?:(?:his|her|their) )?(?:faith|god|belief|goddess)\b|\bfaithless\b|\bcrisis of faith\b|\b(?:does not|doesn't) believe in (?:the |his |her |their )?(?:gods?|goddess)\b/u,
      ...phrases(
        "whose god|goddess|deity|faith stopped|died|abandoned|vanished|left|no_longer|is_silent|is_dead|fell_silent|doesn't|does_not|went_silent|is_gone",
        'abandoned by <their> god|goddess|deity|gods',
      ),
    ],
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['cleric', 'paladin'],
    backgrounds: ['acolyte'],
    other: ['old priest', 'sexton', 'fellow priest'],
    concept: [
      ['lost all faith at a sickbed in {town}, and can still heal', 'v=1'],
      ['lost all faith in the middle of a service in {town}, and finished the service', 'v=2'],
    ],
    want: [
      ['to find out who answers where nobody prays any more', 'v=1'],
      ['to get an honest answer from the god, even if it is a hard one', 'v=2'],
    ],
    flaws: [
      [
        'quarrels with [statues|shrines]',
        'At every shrine on the way {P} stops and tells it [what has happened since|what it could have done], aloud.',
      ],
      [
        'prays with others and does not mean it',
        'The dying ask {P} for a prayer and get one, word for word, and {P} cannot look at them.',
      ],
    ],
    event: [
      '{P} prayed for nine days at a sickbed in {town}, and the child died. On the tenth {P} laid hands on a rat that was caught in the door, without a prayer, and it got up and ran. {Q} said that one must not ask. {P} put down the stole and went.',
      '{P} stood before all the faithful of {town} and knew, between two lines of a hymn, that nobody was listening. {P} sang to the end. {Q} had noticed it, and said afterwards: "It was the same with me, thirty years ago. One gets used to it." {P} did not want to get used to it.',
    ],
    now: [
      ['In {town2} {P} healed {few} people in one night and cursed at each of them.', 'v=1'],
      [
        'In {town2} {P} held a service for people who had nobody else. The bells rang by themselves.',
        'v=2',
      ],
      '{P} still keeps the hours of prayer, and spends them mending boots.',
      'Believers ask {P} for a blessing, and {P} gives them bread and good advice.',
    ],
    bond: [
      'The holy sign, worn inside the shirt, the wrong way round.',
      'The parents of the child in {town}, who still believe, and write.',
    ],
    hook: [
      [
        'It is not the god who heals through {P} but the child from {town}, who has stayed. {Q} buried an empty coffin.',
        'v=1',
      ],
      [
        'Nobody was listening because {Q} had sold the shrine, and something else has sat in it for thirty years, which hates to be seen through.',
        'v=2',
      ],
    ],
    realm: [
      'The same has happened in {few} great temples: their gods do not answer, and what sits there instead begins to give orders to kings.',
    ],
    look: [
      'On the breast of {P.their} coat is a darker spot, in the shape of a holy sign that has been taken off.',
      'The knees of {P.their} trousers are worn thin, and the new patches are not.',
    ],
    manner: [
      '{P} leaves a gap in every blessing where the name of the god would be.',
      '{P} cannot walk past a sick person, and is angry about it.',
      '{P} knows all the hymns, and whistles them wrongly on purpose.',
    ],
    ideal: [
      '"If nobody up there helps, we have to."',
      '"Doubt is the only honest prayer that is left to me."',
    ],
  },
];
