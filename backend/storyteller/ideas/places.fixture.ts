/** Ideas for places as users type them. The star is before the noun that says what the place is. */
export const ideasOfPlaces = `
a goblin *market; a haunted *inn; a floating *castle; a dwarven *forge; an elven *tree city
a *library that eats books; a *tavern for monsters; an abandoned *mine; a pirate *cove; a desert *oasis
a *temple of a forgotten god; a sunken *ship; a wizard's *tower; a *lighthouse; a *graveyard of giants
a *monastery on a cliff; a thieves' *guildhall; an underground *arena; a *bathhouse; a *school for wizards
a *prison for gods; an *observatory; a *mill that grinds bones; a *bridge of glass; a *toll gate
a *crossroads; a *ferry landing; a *swamp village; a *fishing village; a mountain *pass
a frozen *lake; a *volcano; a crystal *cave; an ancient *forest; a *grove of talking trees
a *garden of statues; a hedge *maze; a *labyrinth; a *crypt; a *catacomb
a *sewer; a *dungeon; a *dragon's lair; a *troll bridge; a *giant's kitchen
a *palace of ice; a *throne room; a royal *treasury; an *embassy; a *courthouse
an *orphanage; a *hospital; an *asylum; a *leper colony; a *refugee camp
a *battlefield; a *fortress; a border *fort; a *watchtower; a *siege camp
a *harbour; a *shipyard; a *warehouse; a black *market; an *auction house
a *bank; a *pawnshop; a *potion shop; a magic *shop; a *bookshop
a *bakery; a *brewery; a *winery; a *butcher's shop; a *tannery
a *theatre; an *opera house; a *circus; a *casino; a *brothel
a *museum of curses; an *archive; a *clock tower; a *bell tower; a *windmill
a *watermill; a *farm; an *orchard; a *vineyard; a *barn
a *stable; a *hunting lodge; a *cottage in the woods; a *witch's hut; a *treehouse
a *cabin; a *manor; a *mansion with too many doors; a *villa; a *tenement
a *slum; a noble *quarter; a market *square; a *fountain of youth; a *well
a *shrine; a *church; a *cathedral; a *chapel; a stone *circle
a *obelisk; a *pyramid; a *ziggurat; a *tomb; a *mausoleum
a *ruin; a lost *city; a ghost *town; a *village without children; a dwarven *hall
a *quarry; a *saltworks; a *lumber camp; a *gold mine; a *smelter
a *canyon; a *cliff; a *waterfall; a *hot spring; a *geyser
a *beach; an *island; a *reef; a *shipwreck; a *whirlpool
a *marsh; a *bog; a *jungle; a *meadow; a *hill
a *portal; a *rift; a planar *gate; a *fey court; a *vampire's castle
a *laboratory; a *workshop; a *foundry; an alchemist's *cellar; a *kitchen
an *airship; a *train; a *caravan; a *riverboat; a *galley
a *nomad camp; a *yurt; a *trading post; a *customs house; a *post office
a *duelling ground; a *training yard; a *gladiator pit; a *racetrack; a *menagerie
a *zoo; a *aquarium; a *greenhouse; a *beehive; an *anthill
a haunted *lighthouse on a rock; a burnt *abbey; a cosy *tavern; a creepy *manor; a *market under the bridge
`;
