import { send } from '#bench/support/send.ts';
import { againAndAgain, times, type Attack } from './attack.ts';

/** Twenty words. Many names contain the first ones, and none contains all. */
const words = '0 e a i o r n t l s c p d m b u h k q j';

const catalogueSearches: Attack = {
  name: '30 searches without a hit in a catalogue of 66,000 items at once, again and again',
  moreGear: 66_000,
  prepare(target) {
    const [player] = target.players;
    if (!player) throw new Error('There is no player.');
    const list = `/api/gear/?withTotal=true&q=${encodeURIComponent(words)}`;
    const search = () => send(target.url + list, { cookie: player.header }).then(String);
    return Promise.resolve(() => againAndAgain(() => times(30, search)));
  },
};

export const searchAttacks = { catalogueSearches };
