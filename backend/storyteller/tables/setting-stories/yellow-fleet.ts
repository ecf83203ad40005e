import type { SettingStory } from '../setting-story-type.ts';

export const yellowFleetStory: SettingStory = {
  id: 'yellow-fleet',
  homes: { P2: 1 },
  levels: [4, 13],
  tones: ['grim', 'horror'],
  words: ['plague', 'quarantine', 'ships', 'fleet', 'harbour', 'sickness', 'port'],
  title: 'The Yellow Fleet',
  pitch:
    'Forty ships with yellow flags have lain« chained together» in the bay of {town1} for {years} years. Everyone« in {land}» who coughed has been rowed out, and none has been rowed back. On Sunday the fleet cut its chain and« hoisted a flag of its own, and» this morning it sent in a bill. || For {years} years whoever coughed in {land} was rowed out to forty ships that lie off {town1}, chained together, with yellow flags. Nobody came back. On Sunday they cut the chain, and this morning {town1} has been sent a bill.',
  party:
    'The party has had the sickness or is out of its reach, according to a doctor« who did not look long». {P1} sends it out to the fleet with an answer, and {P2} receives it there, with guns and tea. || A doctor has looked at the party for as long as it takes to be paid, and has declared it safe. So it may be rowed out to the fleet with the answer of {P1}, and {P2} will have guns and tea ready.',
  truths: [
    'Whoever coughs three times in public« in {land}» is put into a boat. One may take« along» what one can carry and what one is called. || By law the third cough in public ends in a boat. Since then people in {land} eat alone, sing with closed mouths, and count«, and whatever can be carried may be taken along».',
    'The fleet« off {town1}» grows its own food, «in barges, »from earth that has been sent out with the dead. || Each dead person is sent out to the fleet with a barrel of earth. On the barges off {town1} there is barley by now.',
    'The doctors of {town3} say that it has become milder of late. A spell such as Lesser Restoration stops a cough, and does not help, since by law it is the coughs that count«, and so the boats go out as full as ever». || It is milder than it was, say the doctors of {town3}. Lesser Restoration stops a cough, but the law of {land} counts coughs and not the sick, and so the boats go out full.',
    'In {town2} houses stand empty with the plates on the table. They are sold by lot«, on the first Monday of each month», and the money goes to {town4}. || On the first Monday of the month there is a lottery for the empty houses of {town2}, with the plates still on the table. {town4} gets the money.',
    'Ships from abroad call at {town3} only«, with a doctor on the quay». The flag of {land} is a cough in any other harbour. || No harbour abroad lets in a ship of {land}: they call its flag the cough. Foreign ships put in at {town3}, where a doctor stands on the quay.',
    'The highest tide« for a generation» comes in four weeks. On it forty ships could lie alongside the wall« of {town1}». || In four weeks there will be a tide such as nobody under forty has seen. Forty ships could lie alongside the wall« of {town1}» on it, and look over.',
  ],
  regions: [
    '{town1} looks out on the bay«, with its shutters closed on that side». The sea wall has a slot for letters, which is bricked up. || No window of {town1} opens on the bay, and no table stands on that side. The wall has a slot for letters, and bricks in it.',
    '{town2} is half empty, and the other half has large gardens. People« there» do not clear their throats. || In {town2} every second house has a lottery number on the door, and the others have more garden than they can weed. Nobody clears a throat.',
    '{town3} lives from what is landed, and from what is not written down. There are more doctors than sailors. || {town3} unloads by night and signs by day. It has a doctor for every sailor, and a price list for both.',
    '{town4} has the court of health, «in white marble, »with a door for those who come in and another for those who go to the boats. || {town4} is white marble, and the court of health; who goes in by the front door comes out by one of two.',
  ],
  factions: [
    [
      'the Court of Health',
      'wants the fleet burned before the tide; it has nine fire boats ready at {town1} || wants no fleet there when the tide comes; nine boats full of tar lie ready at {town1}',
      [
        'draws lots« in {town4}» for houses, a week before anyone in them has coughed || has lots drawn« in {town4}» for houses in which nobody will cough for another week',
        'has noticed that the drum« in {town4}» draws by itself, and takes the credit',
      ],
    ],
    [
      'the Yellow Council',
      'wants {land} to pay for {years} years, {num.hundreds} names, in ships, bread and one apology',
      [
        'has found out what the cough« of {land}» is made of, and can have it at will, for a day',
        'can be sick at will« off {town1}», as the sickness comes and goes when the fleet asks it to',
      ],
    ],
    [
      'the Quay Doctors',
      'want trade; they will sign anything« in {town3}», at a fixed price',
      '[have had no patient with the sickness for {few} years|have not treated the sickness for {few} years: they have no patients|last saw a patient with the sickness {few} years ago|have seen no case of the sickness in {few} years, and go on writing reports|have written down no case of the sickness for {few} years]',
    ],
    [
      'the Empty Chairs',
      'want to see their people« again»; they sit on the sea wall« of {town1}» at night, by the thousand, and sing || want their people home; every night they sit on the sea wall of {town1}, thousands of them, and sing what the ships sing back',
      'have let down ropes from the« sea» wall of {town1}',
    ],
  ],
  conflicts: [
    'A child has jumped from a ship« to see its grandmother», has swum ashore« at {town1}», and does not cough. The Court wants it back in a boat, and a street stands in front of the door. || A boy of six has swum ashore at {town1} from the fleet, has been put to bed by his grandmother, and does not cough. The Court has sent for him, and the street has come out of its houses.',
    'In {town2} a family has come home to its house« by night», with the buyers still in it. They eat in shifts, and have asked for a judge. || One night a family from the fleet walked into its own kitchen in {town2}, where the buyers were at table. They have drawn a chalk line, and both want a judge from {town4}.',
    'The garrison« of {town1}» is half made up of men who have a mother on the ships. {P1} has been asked [to say on whom they will fire|for a list of those on whom they will fire|on whom they will fire].',
  ],
  people: [
    [
      'harbour captain',
      'wants an answer taken to the fleet that can be read out« there» without starting a war, and offers {pay} gold pieces and a pardon in blank',
      '{P1.name} coughs into a [sleeve|glove|handkerchief], and [looks round|looks about], and so does [everybody|everyone else].',
      'opens the sea gate if the first off the boat is the pilot of the flagship, to whom {P1.they} was married when the pilot was rowed out',
    ],
    [
      'admiral of the fleet',
      'wants one judge« of {land}» on board for one night, alive, and will go ashore as a hostage',
      '{P2.name} was a piano teacher and gives orders by the beat. || {P2.name} taught the piano, and says "again" to gunners.',
      [
        'turns the ships round for the names of those who drew the lots',
        'turns the ships round if somebody from {town1} will sit on the fever deck« for a night», and ask what it wants',
      ],
    ],
    [
      'quay doctor',
      'wants to be stopped, and sends the party a list of what to look for, unsigned',
      '{P3.name} washes before and never after. || {P3.name} has very clean hands, and looks at them.',
      'testifies for a berth on the fleet',
    ],
    [
      'president of the court',
      'wants the matter over by high tide; the party is to row a barrel out and leave it',
      '{P4.name} has the best garden in {town2}«, and weeds it in gloves». || {P4.name} brings roses to court, from a garden in {town2} that used to be four.',
      'gives way only to a cough, in public, {P4.their} own',
    ],
  ],
  places: [
    [
      'The Fever Deck',
      1,
      'on the flagship it is scrubbed white; {P2} leads guests across« it» and does not speak',
      [
        'Nobody lies there. The last to die« of it» died {few} years ago, and his bed is kept made.',
        "Three hundred lie there, gasping«, quite still» and smiling; at a wave of {P2}'s hand they breathe out, and the candles go blue. Whoever stands there needs a DC 13 Constitution saving throw, or has the sickness: a cough that comes when the fleet asks for it, and a voice that is glad of company. It leaves a person who asks it to and has somebody to go to.",
      ],
    ],
    [
      'The Lottery Hall',
      4,
      'houses are drawn here« on the first Monday», and {P4} turns the drum',
      [
        'Not only empty houses are in the drum: [some slips are of houses where people still live, and have a date on the back, which is when these people will cough|on the back of some slips there is a date, which is when the people who still live in that house will cough] (DC 14 Investigation).',
        'The slips in the drum are damp« and cling to the hand». [Not all of those houses are empty yet, and in each one where people still live somebody is lonely|Some are of houses that are not empty yet, and in each of those lives somebody who is lonely] (DC 14 Investigation): the sickness asks for those who might be glad of company.',
      ],
    ],
    [
      'The Third Mole',
      3,
      'the foreign ships lie here, and {P3} takes their pulse with a purse',
      [
        'In a shed lie jars of a powder that makes one cough for a day (DC 13 Constitution saving throw, or two coughs each hour). It comes from the court«, by the pound».',
        'In a shed stands the bunk of the cook from whom everybody caught it, «sealed in lead, »with a bell on a string. A little of the sickness has been left« on land» in there, and it rings when somebody goes by who is lonely.',
      ],
    ],
  ],
  start: [
    'The bill of the fleet is read on the quay of {town1}. It is for {num.hundreds} lives, at the rate« that {land} pays» for a horse. In the silence after it a soldier coughs, then a priest, then {P1}, each« of them» twice. The whole quay counts. By law they have to go at the third cough, and« by law» somebody has to row. || grim: A boat with yellow oars puts in at {town1}, with the bill of the fleet in it: {num.hundreds} lives, at the rate that {land} pays for a horse. {P1} reads it out to the crowd, coughs, and coughs again. A thousand people are waiting for the third«, and the first of them has picked up a stone». || horror: A boat drifts in to {town1} without oars. In it sits a row of people whom the town rowed out years ago, quite still, and the first holds the bill of the fleet in both hands. As {P1} takes it the whole row coughs, twice, and then the quay does.',
    [
      'The coughing was powder, in the ink of the bill: {P2} wanted to show how it is done. It wears off within a day«, and one can only know that if one waits».',
      'It was the sickness, and it came when« it was» called. {P2} has shown what the fleet can do, and those who coughed begin to smile« by evening».',
    ],
  ],
  openings: [
    [
      'A bottle is washed up« at {town3}» with a wedding invitation« for tomorrow», for the parents of a bride who were told« that» she had died at sea.',
      'The bride is alive, like most« of those» who went to sea. The fleet sends out such bottles« each week», and the quay doctors are paid to break them. || She is alive, and so are most of the others. Each week such bottles are thrown into the sea from the fleet, and each week the quay doctors pay to have them broken.',
    ],
    [
      '{P4} asks the party to deliver a barrel of apples to the fleet, «out of pity, »and pays in advance.',
      'Under the apples there is gunpowder with a slow match, eleven hours long. || The apples are one layer deep. Below them is gunpowder, and a slow match that burns for eleven hours.',
    ],
  ],
  truth: [
    'The sickness burned out {few} years ago. The Court found that out first, and that fear of it was worth more than {town2}. It has cough powder put into the wells of streets whose houses are wanted«; {P4} began it for a garden». The fleet knows, since {P3} saw it done, and has sent a letter about it without a name.',
    'The sickness is alive, and« it» has a mind. It lives in all of the fleet« together», it has been alone for {years} years, and it has grown fond of them: nobody« out there» has died since it understood what that is. It wants to come ashore to be with people. {P2} speaks for it and no longer knows where it ends.',
  ],
  secrets: [
    'The first who was« ever» rowed out is the pilot of the flagship. {P1} coughed [as well that day|too that day|that day as well], into a [sleeve|glove], and [stayed on the quay|was not rowed out].',
    [
      'The barrels of cough powder are stamped with the seal of {P4}, as the tax« on it» had to be paid« by somebody». || On every barrel of cough powder is the seal of {P4}: somebody had to pay the tax on it.',
      'The sickness can be asked to leave a body, and does so, if that person has somebody to go to. The Empty Chairs« of {town1}» would be enough for all.',
    ],
    'A fleet of {town3} merchants waits beyond the cape, «without a flag, »to plunder whichever side is burned. || Merchants of {town3} have hired ships that lie behind the cape without a flag, and will plunder whichever side burns first.',
    [
      'The judges of {land} have never been seen to cough. They drink from a well of their own, «below the marble, »with an iron lid. || No judge of {land} has ever coughed in court. Below the marble they have a well of their own, under an iron lid.',
      'The judges of {land} have never been seen to cough. The sickness has tasted them, and does not want them.',
    ],
  ],
  steps: [
    'a street in {town2} is emptied in one night, and it sings as it goes',
    'the first fire boat goes out« from {town1}», and is brought back by swimmers',
    '{P3} is found in the harbour« of {town3}», washed',
    'At high tide forty ships lie along the wall« of {town1}», and everyone has to decide« at once» who is on the other side« of it».',
  ],
  ends: [
    'If the Empty Chairs go down the ropes« before the ships come», neither side can fire, and {P1} will not [give the order|order it]. [It takes one to go first.|Somebody has to go first.]',
    [
      'The Court can be tried on the flagship, «by forty captains and forty widows, »with {P3} as a witness; half of {town2} will have to move out of its house.',
      'The sickness can be let in, «by consent, »in as many as will have it. They will never be alone again, «in any sense, »and {land} will have to learn to ask who is speaking.',
    ],
  ],
};
