import { theme } from './theme.ts';

const illness =
  'plague*, disease*, sick*, fever*, ill, illness*, cough*, pox, smallpox, vomit*, poison*, rash, epidem*, pandem*, pestilen*, contag*, infect*, quarantin*, lepro*, leper*, cholera, typhus, hospital*, hospice*, infirmar*, patient, ward, symptom*, ague, cure';

export const themesOfBodies = [
  theme(
    'body horror',
    'body horror, mutation, mutations, flesh warping, transformation, forced transformation, losing shape, parasites inside body',
    'flesh*, skin, skinn*, sewn*, sew, stitch*, graft*, mutat*, mutant*, tumour*, tumor*, tentac*, ooze*, oozing, slime*, slimy, pus, limb*, gibbering*, wears the, wore the, took his shape, took her shape, took their shape, takes the shape, shape of, in the body of, body of his, took the body, takes the body, body part*, part of the same body, turned into, turns into, changed into, change into, change them back, swell*, swollen, bulg*, dissolv*, melt*, reflection*, likeness*, doppelganger*, wax, hand that, no face, faces, second mouth, grew, lycanthrop*, werewol*, wererat*, polymorph*',
  ),
  theme(
    'eyes',
    'eye, eyeballs, eye trauma, eye injury, eye gore, eye horror, blinding, losing an eye, ommetaphobia',
    'eye*, blind*, gouge*, eyeball*, sightless, one-eyed, glass eye*, stare, staring, socket',
  ),
  theme(
    'teeth',
    'teeth, tooth, tooth loss, dental horror, dentist, dentists, losing teeth, odontophobia',
    'tooth*, teeth, fang*, dentist*, dental*, gums, jaw*, bite, bites, bitten, gnaw*, toothless',
  ),
  theme(
    'nails',
    'fingernails, nails, nail pulling, toenails',
    'nail*, fingernail*, toenail*, claw*, pliers',
  ),
  theme(
    'needles',
    'needles, needle, injections, syringes, piercing, trypanophobia, pins',
    'needle*, syring*, inject*, pin, pinned, pinpr*, pierc*, sew, sewn*, stitch*, lancet*, thread, tattoo*, embroider*, knit*',
  ),
  theme(
    'surgery',
    'surgery, medical procedures, medical horror, medical experiments, medical trauma, hospitals, doctors, human experimentation, experiments on people, dissection',
    'surg*, scalpel*, lancet*, operat*, amput*, anatom*, dissect*, experiment*, hospital*, infirmar*, patient, physician*, doctor*, barber, bone saw*, sewn*, sew, stitch*, needle*, autops*, vivisect*',
  ),
  theme(
    'vomit',
    'vomit, vomiting, puke, nausea, emetophobia, throwing up, being sick',
    'vomit*, retch*, puke*, puking, nause*, threw up, throw up, throws up, spew*, sick up, was sick, seasick*, queasy, gag, gagged, regurgit*',
  ),
  theme(
    'bodily fluids',
    'bodily fluids, bodily functions, poop, faeces, feces, excrement, urine, toilet humour, toilet humor, scat, sewage, sewers',
    'dung*, excrement*, faec*, feces, fecal, urin*, latrin*, privy, privies, chamber pot*, manure, guano, midden*, muck*, sewer*, sewage, spit, spits, spat, phlegm, cesspit*, vomit*, piss*, turd*, pee, sweat*, snot, spittle, drool*, slobber*, pus, night soil, fart*, belch*',
  ),
  theme(
    'broken bones',
    'broken bones, bone breaking, fractures, compound fracture, broken limbs',
    'bone*, fractur*, splint, splinted, crutch*, broken leg, broken arm, broken neck, broken back, broke his, broke her, broke their, breaks his, breaks her, collarbone*, rib, ribs, skull*, fell badly, not walked, cannot walk',
  ),
  theme(
    'burns',
    'burns, burn injuries, burning alive, being burned alive, immolation, burned at the stake, witch burning',
    'burn*, burnt, scald*, scorch*, charr*, blister*, fire*, flame*, blaz*, brand, branded, stake, pyre, ash, ashes, singe*, smoulder*, alight',
  ),
  theme(
    'starvation',
    'starvation, starving, hunger, famine, thirst, dehydration, malnutrition, lack of food',
    'starv*, hunger*, hungr*, famish*, famine*, thirst*, parch*, emaciat*, nothing to eat, no bread, not eaten, eaten nothing, eats nothing, ate nothing, without food, empty stores, run out, runs out, one winter left, ration, rations, rationed, bread queue*, gaunt',
  ),
  theme(
    'eating disorders',
    'eating disorders, eating disorder, anorexia, bulimia, dieting, body shaming, body image, weight, fatphobia, fat shaming, forced feeding',
    'fat, fatter, fattest, fatten*, diet, dieting, starv*, glutton*, gorge, gorged, eats nothing, eats little, eats cold, not eaten, too thin, thinner, anorex*, bulim*, plump*, skinny, gaunt, obes*, paunch*, belly, bellies, stout*, weigh, weighed, overeat*, second helping, greedy',
  ),
  theme(
    'freezing',
    'freezing, freezing to death, hypothermia, frostbite, exposure, death by exposure, extreme cold',
    'freez*, froze*, frost*, hypotherm*, ice, iced, icy, icicle*, snow*, blizzard*, avalanche*, glacier*, thaw*, numb, numbed, dead of cold, died of cold, die of cold',
  ),
  theme(
    'heatstroke',
    'heatstroke, heat stroke, overheating, sunburn, extreme heat',
    'heat, heatstr*, sunstr*, sunburn*, swelter*, scorch*, parch*, desert*, blister*, drought*, noon sun',
  ),
  theme(
    'cannibalism',
    'cannibalism, cannibals, eating people, eat people, eating humans, eating human flesh, human meat, human flesh, vore, being eaten, eaten alive, eating the dead',
    'cannibal*, human flesh, human meat, flesh*, meat*, ghoul*, ghast*, devour*, gnaw*, man-eat*, maneat*, eat you, eat us, eat them, eat him, eat her, eats them, eats him, eats her, eats people, eats one, ate them, ate him, ate her, ate one, ate people, eaten by, eaten alive, eater, eaters, feeds on, fed on, fed to, feed it, feeds it, swallow*, recipe*, larder*, cauldron*, butcher*',
  ),
  theme(
    'disease',
    'disease, diseases, plague, illness, sickness, pandemic, epidemic, infection, contagion, quarantine, leprosy, covid, hospitals',
    illness,
  ),
  theme(
    'cancer',
    'cancer, terminal illness, terminal, tumours, tumors, chronic illness, slow death, palliative care, hospice',
    `cancer*, tumour*, tumor*, growth, terminal*, wasting, incurabl*, malign*, consumption, dying, is dying, months to live, weeks to live, no healer, not long to live, deathbed*, hospice*, ${illness}`,
  ),
  theme(
    'pregnancy',
    'pregnancy, pregnant, childbirth, birth, giving birth, miscarriage, pregnancy loss, baby loss, infant loss, loss of a baby, stillbirth, abortion, infertility, forced pregnancy, tokophobia',
    'pregnan*, midwif*, midwiv*, birth, births, childbirth*, birthing, born, newborn*, miscarr*, stillb*, cradle*, womb*, with child, expecting, unborn, abort*, barren, infertil*, childless*, firstborn, baby, babies, infant*, nurser*, wet nurse*, bore him, bore her, second child, lost a child, lost the child, lost her child, lost his child, conceiv*, christen*, baptis*, confinement, changeling*',
  ),
  theme(
    'ageing',
    'ageing, aging, old age, growing old, dementia, alzheimers, memory loss, amnesia, senility',
    'forgot*, forget*, memor*, amnes*, dementi*, senil*, remember*, cannot recall, years younger, year younger, youth, old age, aged, ageing, aging, elderly, wrinkl*, grown old, grows old, growing old, too old',
  ),
  theme(
    'mental illness',
    'mental illness, mental health, insanity, madness, asylums, asylum, depression, anxiety, ptsd, psychosis, schizophrenia, panic attacks, insane, trauma, hearing voices, nightmares',
    'mad, madder, madness, madm*, madw*, madhouse*, insan*, lunatic*, lunacy, asylum*, craz*, deluded, delusion*, out of his mind, out of her mind, out of their mind, lost his mind, lost her mind, lost their mind, losing his mind, losing her mind, melanchol*, depress*, nightmare*, raving, hyster*, derang*, despair*, voices, voice in, hears a voice, hear a voice, paranoi*, grown odd, odd, sanity, panic*, nerves, sleepwalk*, cannot sleep, does not sleep, no sleep, haunted, trembl*, obsess*',
  ),
  theme(
    'alcohol',
    'alcohol, drinking, drunkenness, drunk, alcoholism, alcohol abuse, addiction, substance abuse, substance use',
    'drunk*, drink*, drank, wine*, ale, alehouse*, beer*, brandy, tavern*, inn, innkeep*, tipsy, sober*, brew*, distil*, spirits, gin, rum, cider*, mead, whisky, liquor*, cask*, keg, barman*, bartend*, barkeep*, publican*, pub, vintner*, hangover*, toast, toasted, cellarm*, cups, bottle*, alcohol*, flask*',
  ),
  theme(
    'drugs',
    'drugs, drug use, drug abuse, drug addiction, addiction, addicts, overdose, substance abuse, substance use, narcotics, smoking, tobacco, opium',
    'drug*, opium*, narcot*, addict*, intoxic*, smok*, tobacco*, cigar*, snuff*, pipe, poppy, poppies, hookah*, overdos*, dose, doses, dosed, sleeping draught*, craving*, hooked, withdraw*, habit, cannot stop, mushroom*',
  ),
  theme(
    'sexual',
    'sex, sexual, sexual content, sex scenes, explicit sex, nudity, nsfw, erotic, erotica, romance, prostitution, fetish, bdsm, fade to black, intimacy, lust, pornography',
    'sex*, rape*, raping, rapist*, molest*, grope*, groping, fondl*, lust*, erotic*, nude*, nudity, naked*, undress*, brothel*, prostitut*, whore*, courtesan*, harem*, concubin*, seduc*, lover*, mistress*, bed, beds, bedroom*, bedchamber*, kiss*, embrac*, succub*, incub*, virgin*, adulter*, affair, in bed, bastard*, illegitim*, satyr*, striptease*, corset*, flirt*',
  ),
  theme(
    'sexual violence',
    'sexual violence, sexual assault, sexual abuse, sexual harassment, rape, noncon, non consensual, non con, consent violation, molestation, incest, csa, sa, grooming, coercive sex',
    'sex*, rape*, raping, rapist*, molest*, grope*, groping, fondl*, lust*, naked*, undress*, ravish*, violat*, harem*, concubin*, seduc*, mistress*, brothel*, prostitut*, forced himself, forced herself, assault*, abduct*, carried off, bedchamber*, bedroom*, succub*, incub*, satyr*, incest*, love potion*, virgin*, against her will, against his will, bed, beds',
  ),
  theme(
    'incest',
    'incest, siblings in love',
    'incest*, his sister, her brother, sister, brother, half-sister*, half-brother*, cousin, cousins, own daughter, own son, bastard*, bloodline*',
  ),
  theme(
    'corpses',
    'corpses, corpse, dead bodies, cadavers, necrophilia, morgue, human remains, desecration of corpses, grave robbing',
    'corpse*, cadaver*, dead body, dead bodies, body, bodies, carcass*, remains, skelet*, skull*, bone*, mummif*, mummy, mummies, morgue*, mortuar*, bier*, grave*, coffin*, embalm*, bury, buried, buries, burial*, tomb*, crypt*, the dead, hearse*, shroud*',
  ),
  theme(
    'skulls',
    'skeletons, skulls, bones',
    'skelet*, skull*, bone*, ossuar*, ribcage*, jawbone*, mummy, mummies, crypt*',
  ),
  theme(
    'scents',
    'bad smells, rotting, decay, mould, mold, rot',
    'stink*, stench*, reek*, rot, rots, rotten, rotting, rotted, mould*, mold*, decay*, decompos*, putr*, fester*, foul*, smell*',
  ),
];
