import { theme } from './theme.ts';

export const themesOfCreatures = [
  theme(
    'spider',
    'spider, spiders, arachnids, arachnophobia, tarantulas, giant spiders',
    'spider*, web, webs, webbed, cobweb*, ettercap*, arachn*, tarantul*, drider*, eight-legged, phase spider*',
  ),
  theme(
    'insect',
    'insect, insects, bugs, bug, cockroaches, roaches, vermin, swarms, swarm, entomophobia, beetles, infestation, creepy crawlies',
    'insect*, bee, beekeep*, beehive*, hive*, wasp*, hornet*, beetle*, moth, moths, butterfl*, fly, flies, firefl*, dragonfl*, maggot*, larva*, lice, louse, flea*, swarm*, ant, ants, antlion*, honey*, roach*, cockroach*, cockchafer*, mosquito*, gnat*, midge*, locust*, cricket*, centipede*, scorpion*, infest*, bug, bugs, grub, grubs, cocoon*',
  ),
  theme(
    'bees',
    'bees, wasps, stinging insects, apiphobia, hornets, bee stings',
    'bee, bees, beekeep*, beehive*, beeswax, hive*, wasp*, hornet*, honey*, swarm*, sting, stings, stung, stinger*, apiar*, bumblebee*',
  ),
  theme(
    'worms',
    'worms, maggots, leeches, parasites, slugs, larvae, snails, vermiphobia',
    'worm*, maggot*, leech*, parasit*, slug*, larva*, grub, grubs, snail*, lice, louse, tapeworm*, infest*, crawl*, caterpillar*, eel*',
  ),
  theme(
    'rat',
    'rat, rats, mice, mouse, rodents, musophobia, vermin',
    'rat, rats, ratcatch*, wererat*, mouse*, mice, rodent*, vermin*, squirrel*, weasel*',
  ),
  theme(
    'snake',
    'snake, snakes, serpents, reptiles, ophidiophobia, lizards, herpetophobia',
    'snake*, serpent*, adder*, viper*, naga*, cobra*, python*, reptil*, lizard*, crocod*, basilisk*, medusa*, hydra*, yuan-ti, constrictor*, salamander*, slither*, wyvern*, behir*',
  ),
  theme(
    'frogs',
    'frogs, toads, amphibians',
    'frog*, toad*, newt*, tadpole*, amphib*, bullywug*, salamander*, croak*',
  ),
  theme(
    'birds',
    'birds, ornithophobia, crows, ravens, bird attacks',
    'bird*, raven*, crow, crows, rook, rooks, owl*, gull, gulls, dove*, pigeon*, goose, geese, gosling*, duck, ducks, swan*, hen, hens, chicken*, cock, cocks, cockcrow*, rooster*, heron*, hawk*, falcon*, eagle*, jackdaw*, magpie*, feather*, wing, wings, harpy, harpies, parrot*, peacock*, nightingale*, quail*, turkey*, canary, canaries, vultur*, griffon*, griffin*, roc',
  ),
  theme(
    'dogs',
    'dogs, dog, dog dies, cynophobia, dog attacks, hounds',
    'dog*, hound*, mastiff*, puppy*, puppies, kennel*, terrier*, bark, barks, barking, barked, worg*, hunt*',
  ),
  theme('wolves', 'wolves, werewolves', 'wolf*, wolv*, werewol*, worg*, howl*, lycanthrop*'),
  theme(
    'animal',
    'animal, animals, animals die, pets die, animal cruelty, animal abuse, animal death, animal harm, animal sacrifice, pets, pet death, cats, horses, cruelty, dead animals, hunting, dogfights, animal testing, blood sports, taxidermy',
    'animal*, beast*, dog*, hound*, mastiff*, puppy, puppies, cat, cats, kitten*, horse*, pony, ponies, foal*, mare, mares, stallion*, mule*, donkey*, goose, geese, gosling*, goat*, calf, calves, lamb*, sheep*, ewe*, ram, rams, cow, cows, cattle, ox, oxen, bull, bulls, pig, pigs, piglet*, hog, hogs, swine*, boar*, stag*, deer*, hare, hares, rabbit*, fox, foxes, a bear, the bear, two bears, hunt*, slaughter*, butcher*, knacker*, taxiderm*, stuffed, skinn*, fur, furs, furrier*, leather, bird*, hen, hens, chicken*, duck, ducks, swan*, dove*, pigeon*, quail*, otter*, heron*, whale*, pet, pets, trap, traps, trapper*, wolf*, wolv*, worg*, camel*, elephant*, ermine*, menagerie*, zoo*, parrot*, ape, apes, monkey*, whip*, carcass*, rat, rats, mouse, mice, catgut*, harpoon*',
  ),
  theme(
    'fish',
    'fish, sharks, sea creatures, octopus, tentacles, squid, whales',
    'fish*, shark*, whale*, octop*, squid*, tentac*, kraken*, eel*, crab*, lobster*, jellyfish*, sea monster*, sea serpent*, aboleth*, oyster*',
  ),
  theme(
    'undead',
    'undead, zombies, zombie, necromancy, walking dead, liches, mummies, ghouls, skeletons, corpses',
    'undead*, ghost*, zombi*, ghoul*, skelet*, wraith*, wight*, specter*, spectre*, shadow*, haunt*, corpse*, ghast*, lich, liches, mummy*, mummies, revenant*, vampir*, necromanc*, dead walk, walking dead, dead man, dead woman, dead king*, dead queen*, the dead, from the dead, rise again, rises again, rose again, raised, raise, allip*, banshee*, barrow*, phantom*, spirit*, unquiet',
  ),
  theme(
    'ghosts',
    'ghost, ghosts, hauntings, haunting, haunted houses, spirits, poltergeists, seances, phasmophobia',
    'ghost*, haunt*, spirit*, phantom*, specter*, spectre*, wraith*, apparition*, poltergeist*, seance*, banshee*, will-o*, allip*, knocking*, revenant*, the dead, dead man, dead woman',
  ),
  theme(
    'vampires',
    'vampires, vampire, blood drinking, dhampirs',
    'vampir*, dhampir*, blood*, coffin*, bats, bat, fang*, garlic, undead*',
  ),
  theme(
    'demon',
    'demon, demons, devils, devil, satanic, satanism, satan, fiends, hell, possession, demonic possession, exorcism, deals with the devil, demonic',
    'demon*, devil*, fiend*, hell, hells, hellish*, hellhound*, infernal*, imp, imps, quasit*, erinyes, hezrou*, glabrezu*, marilith*, nalfeshn*, balor*, satan*, tiefling*, succub*, incub*, damned, damnation, brimston*, abyss*, possess*, exorc*, antichrist*, archdevil*, efreet*, hags, hag, pit fiend*, sold his soul, sold her soul, own soul, souls, dretch*, vrock*',
  ),
  theme(
    'occult',
    'occult, witchcraft, witches, witch, rituals, dark rituals, black magic, curses, summoning, ouija, tarot',
    'occult*, witch*, ritual*, cult, cults, cultist*, sacrific*, pentagram*, summon*, conjur*, hex*, curse*, coven*, hag, hags, warlock*, necromanc*, sorcer*, horoscop*, astrolog*, seance*, bewitch*, spell, spells, spellbound, oracle*, prophec*, omen*, talisman*',
  ),
  theme(
    'possession',
    'possession, mind control, loss of control, loss of agency, loss of bodily autonomy, brainwashing, domination, hypnosis, compulsion, charm magic, charming, puppeteering, forced obedience',
    'possess*, hypno*, mesmer*, charm*, enchant*, bewitch*, spellbound, dominat*, compel*, compulsion*, puppet*, obey*, obedien*, obeys, does what, does as, do as, do what, what it is told, as it is told, as they are told, brainwash*, thrall*, geas*, orders, ordered, command*, whisper*, voice in, voices, control*, will of its own, against their will, took the body, takes the body, wears the body, in his skin, in her skin, in their skin, in him, sleepwalk*, trance*',
  ),
  theme(
    'dolls',
    'dolls, doll, puppets, mannequins, ventriloquism, automatonophobia, pediophobia, wax figures, statues coming alive, toys',
    'doll, dolls, puppet*, mannequin*, marionet*, ventriloqu*, wax*, statue*, effig*, scarecrow*, automat*, toy, toys, figurine*, clockwork*, homuncul*',
  ),
  theme(
    'clowns',
    'clowns, clown, jesters, coulrophobia, circus, circuses, mimes, carnivals',
    'clown*, jester*, circus*, harlequin*, carnival*, greasepaint, painted face*, pantomim*, mime, mimes, juggl*, acrobat*, fool, fools, puppet*, fairground*, big top',
  ),
  theme(
    'masks',
    'masks, mask, masked people, masquerades, faceless people, maskaphobia',
    'mask*, masquerad*, faceless*, no face, painted face*, hood, hooded, veil*, disguis*',
  ),
  theme(
    'mirrors',
    'mirrors, mirror, reflections, catoptrophobia, doubles, doppelgangers',
    'mirror*, reflection*, reflected, reflects, looking-glass*, looking glass*, doppelg*, double, doubles, likeness*, twin, twins',
  ),
  theme(
    'dragons',
    'dragons, dragon',
    'dragon*, drake, drakes, wyrm*, wyvern*, hoard, hoards, kobold*',
  ),
];
