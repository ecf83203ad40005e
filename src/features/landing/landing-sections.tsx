import { Link } from 'react-router';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import { paths } from '#src/paths.ts';
import { LineIcon } from '#src/ui/line-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';

/** The delivered catalogue has other kinds only for 2024, except for one feat of 2014. */
const olderKinds: ReadonlySet<string> = new Set(['gear', 'tools', 'armor', 'weapons']);

/** "gear, tools and feats". `Intl.ListFormat` would first load its data. */
const listOf = (kinds: readonly string[]): string =>
  kinds.join(', ').replace(/, (?=[^,]*$)/, ' and ');

const kindsOfBoth = listOf(catalogueKinds.filter((kind) => olderKinds.has(kind)));
const kindsOf2024 = listOf(catalogueKinds.filter((kind) => !olderKinds.has(kind)));

const features = [
  {
    icon: 'map',
    tone: 'text-gold',
    title: 'A world with secrets',
    text: 'Places, people, quests and sessions, linked as you type. What only game masters may read stays hidden until you reveal it, and then your players see it at once.',
  },
  {
    icon: 'quill',
    tone: 'text-gold',
    title: 'A storyteller beside you',
    text: 'It drafts settings, adventures, quests and people from one sentence or from none, and paints the cover. You accept, change or discard.',
  },
  {
    icon: 'person',
    tone: 'text-gold',
    title: 'Sheets to play from',
    text: 'Levels 1 to 20, with spells and several classes. Every roll is one press, and every number shows its sum.',
  },
  {
    icon: 'book',
    tone: 'text-gold',
    title: 'Rules you can look up',
    text: `${kindsOfBoth.charAt(0).toUpperCase()}${kindsOfBoth.slice(1)} of 2014 and 2024, and ${kindsOf2024} of 2024, found by any part of their name.`,
  },
] as const;

const readers = [
  {
    title: 'For game masters',
    text: 'Invite your group by a link, write the world as it grows, and take all of it home in one archive. What you write stays on your device until it is saved, through reloads and lost connections.',
    picture: 'cover-1',
  },
  {
    title: 'For players',
    text: 'Make a character step by step, with a suggestion at each choice, or on one page. Play from your phone, also when the network is gone, or print it on two pages.',
    picture: 'cover-3',
  },
] as const;

export function LandingSections() {
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <section aria-labelledby="what" className="py-14 sm:py-20">
        <h2 id="what" className="max-w-prose font-display text-title font-medium">
          On the table so far
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
          {features.map(({ icon, tone, title, text }) => (
            <li key={title} className="border-t border-hairline-strong pt-5">
              <LineIcon name={icon} className={`size-6 ${tone}`} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="who" className="pb-14 sm:pb-20">
        <h2 id="who" className="sr-only">
          Who it is for
        </h2>
        <div className="grid gap-6 lg:grid-cols-2">
          {readers.map(({ title, text, picture }) => (
            <div key={title} className="panel overflow-hidden">
              <Picture
                className="aspect-[21/9] w-full object-cover"
                src={`/art/${picture}-704.webp`}
                srcSet={`/art/${picture}-704.webp 704w, /art/${picture}-1024.webp 1024w`}
                sizes="(min-width: 64rem) 38rem, 100vw"
                alt=""
                width={1024}
                height={576}
              />
              <div className="p-5 sm:p-7">
                <h3 className="font-display text-xl font-medium">{title}</h3>
                <p className="mt-2 max-w-prose text-muted">{text}</p>
              </div>
            </div>
          ))}
        </div>
        <p className="mt-10 text-center text-muted">
          Questwright is in alpha.{' '}
          <Link to={paths.register} className="text-link">
            Create an account
          </Link>{' '}
          and take the first seat.
        </p>
      </section>
    </div>
  );
}
