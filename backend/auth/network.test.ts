import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, shortNetwork } from './network.ts';

const group = fc.integer({ min: 0, max: 0xffff });
/** Many groups are zero, so that `::` can be at different places. */
const groupOrZero = fc.oneof(fc.constant(0), group);
const groups = (count: number) => fc.array(groupOrZero, { minLength: count, maxLength: count });

/** A group in lower or upper case, with or without zeros before it. */
const spelledGroup = (value: number) =>
  fc
    .record({ upper: fc.boolean(), digits: fc.integer({ min: 1, max: 4 }) })
    .map(({ upper, digits }) => {
      const text = value.toString(16).padStart(digits, '0');
      return upper ? text.toUpperCase() : text;
    });

/** Replaces the zero groups from `from` to `to` by `::`. */
const abbreviated = (texts: readonly string[], from: number, to: number) =>
  `${texts.slice(0, from).join(':')}::${texts.slice(to).join(':')}`;

/** An address in one of its spellings. */
const spelling = (values: readonly number[]) => {
  const runs = values.flatMap((_, from) =>
    values.flatMap((__, end) =>
      end >= from && values.slice(from, end + 1).every((value) => value === 0)
        ? [[from, end + 1] as const]
        : [],
    ),
  );
  return fc
    .record({
      texts: fc.tuple(...values.map(spelledGroup)),
      run: fc.constantFrom(null, ...runs),
      zone: fc.constantFrom('', '%eth0'),
      hasDottedEnd: fc.boolean(),
    })
    .map(({ texts, run, zone, hasDottedEnd }) => {
      const [, , , , , , high = 0, low = 0] = values;
      const isEndFree = run === null || run[1] <= 6;
      const dotted = [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
      const parts = hasDottedEnd && isEndFree ? [...texts.slice(0, 6), dotted] : texts;
      return (run === null ? parts.join(':') : abbreviated(parts, run[0], run[1])) + zone;
    });
};

test('all addresses of one /64 have one network, however they are written', () => {
  // Groups 0 to 3 of 2000::/3, the part of IPv6 that is assigned.
  const prefix = groups(4).map(([first = 0, ...rest]) => [0x2000 + (first & 0x1fff), ...rest]);
  const twoSpellings = prefix.chain((start) =>
    fc.record({
      start: fc.constant(start),
      one: groups(4).chain((end) => spelling([...start, ...end])),
      other: groups(4).chain((end) => spelling([...start, ...end])),
    }),
  );
  fc.assert(
    fc.property(twoSpellings, ({ start, one, other }) => {
      const network = start.map((value) => value.toString(16)).join(':');
      expect([networkOf(one), networkOf(other)], `${one} and ${other}`).toEqual([network, network]);
    }),
  );
});

test('addresses of two /64 have two networks', () => {
  const twoNetworks = fc
    .tuple(groups(4), groups(4), groups(4))
    .filter(([one, other]) => one.join() !== other.join() && one[0] !== 0 && other[0] !== 0);
  fc.assert(
    fc.property(twoNetworks, ([one, other, end]) => {
      const addressOf = (start: readonly number[]) =>
        [...start, ...end].map((value) => value.toString(16)).join(':');
      expect(networkOf(addressOf(one))).not.toBe(networkOf(addressOf(other)));
    }),
  );
});

test('an IPv4 address has the same network if it is mapped to IPv6, however that is written', () => {
  fc.assert(
    fc.property(
      fc.tuple(group, group).chain(([high, low]) =>
        fc.record({
          plain: fc.constant([high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')),
          mapped: spelling([0, 0, 0, 0, 0, 0xffff, high, low]),
        }),
      ),
      ({ plain, mapped }) => {
        expect(networkOf(mapped), mapped).toBe(networkOf(plain));
      },
    ),
  );
});

test.each([
  '127.0.0.1',
  '127.9.8.7',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::FFFF:7f00:1',
])('the address %s of this machine has no network', (ip) => expect(networkOf(ip)).toBeNull());

test.each(['', 'unknown', ':', '::::', '1:2', '1:2:3:4:5:6:7:8:9:10', '203.0.113.7:4711'])(
  'the text %j, which a proxy could send instead of an address, has some network',
  (text) => expect(networkOf(text)).toBeTypeOf('string'),
);

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:17:4:5:6:7:8', '2001:db8:17::/48'],
  ['2001:db8::8', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['127.0.0.1', null],
  ['::1', null],
  ['unknown', null],
  ['', null],
])('the address %j is logged as %j', (ip, network) => expect(shortNetwork(ip)).toBe(network));
