import type { PlaceStory } from '../place-story-type.ts';

export const theatreHospitalStory: PlaceStory = {
  id: 'theatre-hospital',
  levels: [4, 10],
  tones: ['grim', 'heroic'],
  words: ['hospital', 'healer', 'doctor', 'theatre', 'war', 'wounded'],
  title: 'The Hospital in the Theatre of {town}',
  look: '[Four hundred cots stand where the seats were.|Where the seats were stand four hundred cots.|The seats are gone, and four hundred cots stand in their rows.|In place of seats there are four hundred cots.] On the stage, «behind the painted castle of the last play, »{K} operates by limelight«, and the curtain goes down when it is over». Those who will live are carried off to the left.',
  senses:
    '[An old man plays the piano in the pit, «without stopping, »so that one hears less of what is done above.|In the pit an old man is at the piano, and plays on and on«, so that one hears less of what is done above».|So that one hears less of what is done above, an old man in the pit plays the piano without stopping.] [No other house in {town} smells of vinegar and greasepaint at once.|Vinegar and greasepaint at once: no other house in {town} smells like that.|It is the one house in {town} that smells of vinegar and of greasepaint.]',
  keeper: [
    'army surgeon',
    'has slept [four|five|three] hours since [Sunday|Monday|the last attack], and can tell [by the sound of the boots who is being carried in|by the steps of the bearers how bad it is|from the smell of a bandage what is under it].',
  ],
  guest: [
    'quartermaster',
    'brings in medicine by the crate «for {town}, has clean [cuffs|boots|gloves], »and asks whether there might be fewer on the right.',
  ],
  absent: 'apothecary',
  hooks: [
    [
      'The colonel of the {town} regiment pays {pay} gold pieces [for the name of whoever moves his wounded to the wrong side of the stage.|to learn who it is that moves his wounded to the wrong side of the stage.|to whoever finds out why so many of his wounded leave by the wrong side of the stage.]',
      [
        'It is {K}, and those men live. They are carried out dead by the right, and walk home« from the mortuary» by night.',
        'It is {B}. From the right the men are carried to a covered cart behind the theatre, which leaves for the quarries of {town2} on Fridays.',
      ],
    ],
    [
      'In the third row «of the theatre in {town} »a wounded enemy officer asks for [a priest, a notary and somebody strong,|a notary, somebody strong and a priest,] and will talk to the party only.',
      '[He knows of a truce that was signed {few} days ago. He was carrying it, and it is in the lining of a coat in the wardrobe.|A truce was signed {few} days ago, and he was carrying it. It is in the lining of a coat in the wardrobe.|What he carried was a truce, signed {few} days ago, and it is in the lining of a coat in the wardrobe.]',
    ],
    [
      "{K}'s painkiller is chalk. The players who nurse here ask the party to find out where the real thing goes«, and to bring back a wagon of it».",
      '{B} has sold it to {town2}, to the hospital of the enemy«, who paid double and have been wondering whose it was».',
    ],
  ],
  done: 'Anyone is treated, in the order in which they come«, and their weapons hang in the ticket office». {K} takes no money for it, but two hours of holding somebody down.',
  trace:
    '[The list of the dead is read in the foyer at noon, and four names on it belong to people who have been seen on the road since.|At noon the list of the dead is read in the foyer, and four of those on it have been seen on the road« since».|Four names on the list of the dead, which is read in the foyer at noon, are those of people who have been seen on the road since.] [{B} never looks at the stage.|{B} keeps both eyes off the stage.|When {B} comes in, it is with a look at the floor, and not at the stage.]',
  truth: [
    '{K} lets soldiers die on paper as soon as they can walk, {num} so far, and sends them home in the costumes of peasants. {V} counted the coffins, and asked what was in them. {V} sits under the stage, «below the painted castle, »tied to a chair« and well fed», because {K} cannot kill anybody any more.',
    '[{B} sells the medicine to both sides, and the longer the war lasts the more of it is needed.|Both sides buy the medicine from {B}, and need more of it the longer the war lasts.|The medicine goes to both sides, from {B}, and the longer the war lasts the more of it is needed.] [{B} also puts healed men on the list of the dead, keeps their pay and sells them over the border as labourers, and four have got away.|Healed men are put on the list of the dead by {B}, who keeps their pay and sells them over the border as labourers. Four of them have got away.|Four have got away, of the healed men whom {B} puts on the list of the dead and sells over the border as labourers, keeping their pay.] {V} found the second set of books, «and »was operated on that night, «without having been ill, »and died. {K} held the knife, believed the papers that {B} had brought, and has begun to suspect it.',
  ],
  finds: [
    [
      'Medicine',
      '[looking at|inspecting|examining] [the dead before they are carried off|those who are carried off dead|the dead on the right side of the stage]',
      '[one of them holds his breath very well.|there is one who is holding his breath, and has practised.|one is not dead, but [good at not breathing|very good at lying still].|[one|the third|the last] of them [is warm, and is holding his breath|breathes, when nobody looks].]',
      1,
    ],
    [
      'Perception',
      '[standing|waiting|going to stand] in the prompt box[| during an operation| at midnight]',
      '[below the castle somebody knocks out a waltz in time with the piano.|a waltz is being knocked on stone, below the castle, in time with the piano.|someone under the castle is keeping time with the piano, by knocking.]',
      1,
    ],
    [
      'Investigation',
      'opening an unbroken crate of {B}',
      'the chalk is stamped by a school in {town2}.',
      2,
    ],
    [
      'Insight',
      'sitting down with the wounded enemy officer in the third row',
      'he asks everyone where his coat was hung, and is told that it is in the wardrobe.',
      2,
    ],
    [
      'Medicine',
      "reading {V}'s chart",
      'it describes an illness of the left lung, and the cut is on the right.',
      2,
    ],
    [
      'Insight',
      '[asking the pianist what he has seen|buying the pianist a [drink|beer|hot meal], and asking what he has seen|turning the pages for the pianist, and asking what he has seen]',
      '[he plays a funeral march, and then [the same one quickly|the same one again, quickly], for people who walk.|he says nothing, and turns a funeral march into one to which [people|soldiers|the dead] walk.|the answer is a funeral march, in which one begins to hear feet, [many of them|as of forty people], walking.]',
    ],
  ],
  use: [
    '[The flies above {K.name} still work: sandbags, a [moon|cloud|sun] on a wire that carries two, and a trapdoor under the operating table.|There are still sandbags above {K.name}, and a [moon|cloud|gilded sun] on a wire that carries two, and a trapdoor under the operating table.|All of the stage still works around {K.name}: the trapdoor under the operating table, the sandbags, and a [moon|star|swan] on a wire that carries two.]',
    "[{K.name}'s limelight blinds whoever looks into it|Whoever looks into {K.name}'s limelight is blinded|The limelight by which {K.name} operates blinds whoever looks into it] (DC 13 Constitution saving throw), and [there are three lamps on swivels|there are three lamps that can be turned|all three of the lamps can be turned].",
    "[Nobody in {K.name}'s house lets anyone fight.|In {K.name}'s house nobody is allowed to fight.|Whoever starts a fight in {K.name}'s house has everybody against him.] [Four hundred people on cots will say so, and two hundred «of them »can stand.|There are four hundred people on cots, and two hundred of them [can stand|are able to get up|can hold a crutch].|Two hundred of the four hundred on the cots can stand, and [will|do].]",
  ],
  later: [
    'On day {days} the colonel whose wounded these are has a coffin opened. {K} is to be hanged from the stage, and the wounded get up and stand round it«, those who can».',
    'On day {days} there is a great attack, which {B} has known of« for a week», and no painkiller« at all».',
  ],
  ways: [
    '[The colonel would stop if he had to choose in public between {K} and his own son, who is on the list of the dead, and [who is on the way home|who is walking home just now|who will be home in two days].|If the colonel had to choose in public between {K} and his own son, he would stop: the son is on the list of the dead, and on the way home.|On the list of the dead is the son of the colonel, who is on the way home. If he had to choose in public between him and {K}, the colonel would stop.|The colonel has a son on the list of the dead, and this son is on the way home. In public, between his son and {K}, the colonel [would have to stop|would not go on].]',
    '[In the wardrobe hangs the coat of a wounded enemy officer with a signed truce in the lining, which would end the war and ruin {B}.|A signed truce is in the lining of the coat of a wounded enemy officer, in the wardrobe, and would end the war and ruin {B}.|In a coat in the wardrobe, that of a wounded enemy officer, is a signed truce, which would end the war and ruin {B}.] [The officer lies in the third row, and can swear to it before both armies if somebody carries him through the lines.|He lies in the third row, and if he is carried through the lines he can swear to it before both armies.|Its owner, in the third row, can swear to it before both armies, but has to be carried through the lines.]',
  ],
};
