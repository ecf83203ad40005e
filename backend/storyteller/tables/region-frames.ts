/** How a region is described, with the number `#` of its livelihood. */
export const regionFrames: readonly string[] = [
  '{town#}, {place#.a}, lives from {good#}, and is ruled by {body#} from a hall beside {works#}.',
  'the high road runs past {works#} into {town#}, {place#.a}, where {body#} rules.',
  '{town#} is {place#.a}, and is known« from afar» by the smell of {smell#}.',
  '{works#} {works#.is} the heart of {town#}, {place#.a}, and two in three people work there, for {body#}.',
  'all that one hears in {town#}, {place#.a}, is {sound#}.',
  'people from {town#}, {place#.a}, can be told by {mark#}, and live from {good#} and the favour of {body#}.',
  '{town#} is {place#.a}. Children of ten help at {works#} after school«, and most of them stay there».',
  '{body#} has its seat in {town#}, {place#.a}, and can see {works#} from every window.',
  'in {town#}, {place#.a}, one steps aside for the {workers#}, and nobody« steps aside» for {body#}.',
  '{town#}, {place#.a}, has nothing to sell but {good#}. Bread and wool are brought in by road.',
  '{town#} is {place#.a}. By day one hears {sound#}; in the evening the inns are full of {workers#}.',
  '{town#} is {place#.a}, with one good street, from {works#} to the hall of {body#}.',
  'all roads to {town#}, {place#.a}, are bad except for the one on which {good#} {good#.go} out.',
  '{town#}, {place#.a}, smells of {smell#}, and owes what it has to {works#}.',
  'when {works#} stop{works#.v}, {town#}, {place#.a}, stands at its doors and listens.',
  '{town#}, {place#.a}, is ruled by {body#}, whose members are voted in« for life» by those who own a share of {works#}.',
  'whoever comes to {town#}, {place#.a}, is shown {works#} first and the hall of {body#}« afterwards».',
  '{town#} is {place#.a}. A third of what its {workers#} earn goes to {body#}«, which builds walls and roads with it».',
  'the market of {town#}, {place#.a}, opens when the carts with {good#} have left«, and not before».',
  'strangers who ask for work in {town#}, {place#.a}, are sent to {works#}«, where a {worker#} looks at their hands».',
  '{town#}, {place#.a}, opens its gates to the {workers#} first« every morning», and {body#} has a clerk at each of them.',
  'the richest house in {town#}, {place#.a}, belongs to a {buyer#}, and the largest to {body#}.',
];

/** How a forest, a desert or another wild land of the campaign is described, whatever the size of the setting. */
export const wildFrames: readonly string[] = [
  'there is one town on its border, {town#}. It lives from {good#}, and {body#} rules as far as the last lamp.',
  'nobody has counted who lives there. {town#} lies where the road goes in, and {body#} sells guides« by the day».',
  'it is two days across, and most people go round. Those who come out are met by {body#}, in {town#}, and asked what they have seen.',
  '{works#} {works#.is} as near to it as anyone has built. {town#} lies behind that, and sends the {workers#} out in pairs.',
  'people of {town#}, on its border, live from {good#}, and go in with a rope and a reason.',
  'on maps it has no roads. On the one that {body#} keeps in {town#} there are {few}, and each has a price.',
];

/** How a region is described whose town is called a village or a town by its name. */
export const smallFrames: readonly string[] = [
  '{town#} lives from {good#}, and everybody there knows everybody. {body#.s} meets in a room« above a stable».',
  '{town#} has one street, which ends at {works#}, and {body#} can be met on it« at any hour».',
  'what there is of {town#} stands round {works#}, and whoever speaks loudly is heard by all of it.',
  'in {town#} all are {workers#} or married to one, and {body#} sits on market days.',
];

/** How a part of a realm is described, for parties of high levels. */
export const realmFrames: readonly string[] = [
  '{town#}, {place#.a}, has half a million people« and eleven bridges». {body#.s} rules from a palace that faces {works#}.',
  'a ring of six fortresses guards {town#}, {place#.a}, and the largest stands over {works#}.',
  '{body#.s} rules a fifth of the realm from {town#}, {place#.a}: forty towns«, nine bishops» and the passes to the south.',
  'in {town#}, {place#.a}, {works#} can be seen from six leagues« away», and sixty thousand people live from {good#}.',
  'eight kings have been crowned in {town#}, {place#.a}. Their tombs line the road to {works#}.',
  '{town#}, {place#.a}, pays for a third of the royal army, «in {good#}, »and {body#} names its generals.',
  'ambassadors from nine countries live in {town#}, {place#.a}, and each« of them» has orders to buy {good#}« before the other eight».',
  'two rivers meet below the walls of {town#}, {place#.a}. Ships of war lie in« the» one, and ships with {good#} in the other.',
  'the college of {town#}, {place#.a}, has an archmage on each of its four towers, and {body#} pays for all four.',
  'a road of marble leads« through three provinces» to {town#}, {place#.a}, and {body#} takes a toll at its hundred gates.',
  '{town#}, {place#.a}, was burned in three wars and built again, each time round {works#}«, which nobody dared to burn».',
  'griffin riders bring the orders of {body#} from {town#}, {place#.a}, to every castle« of the province» in a day.',
];

/** How a place of the first or the third is guarded in a realm, with the number `#` of its town; for everyone. */
export const realmPlaces: readonly string[] = [
  'Two hundred royal guards« of {town#}» stand round it by day and« by» night, in three rings.',
  'The whole place lies within the walls of the palace, behind four gates«, and each gate has a password of its own».',
  'Two archmages have laid their wards over it, and both are woken if a door is forced.',
  'Three foreign crowns keep spies in the houses opposite«, and {body#} knows all of them by name».',
  'Whoever goes in is entered in a book, which is read to {body#} every night.',
  'Four golems of stone stand in its hall, and obey nobody but {body#}.',
  'A garrison of nine hundred can be at its doors before a kettle boils«, and practises it».',
  'On its roof a griffin is kept saddled, «by night too, »with a rider who carries reports to {body#}.',
];

/** Texts around a habit of a region, which is a sentence. */
export const habitFrames: readonly string[] = [
  'In {town}, {habit}',
  'Visitors to {town} soon learn that {habit}',
  '[It is a custom of {town} that|By custom, in {town},|{town} has a custom:|It is usual in {town} that|In {town} it is the rule that|Those who live in {town} say that] {habit}',
  'Everyone in {town} knows that {habit}',
];
