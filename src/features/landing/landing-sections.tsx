import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { Picture } from '#src/ui/picture.tsx';
import { LandingIcon } from './landing-icon.tsx';

const features = [
  {
    icon: 'spark',
    tone: 'text-arcane',
    title: 'Stories with a spark',
    text: 'AI helps with the blank page: adventures, settings, characters and quests, for you to keep, change or throw out.',
  },
  {
    icon: 'quill',
    tone: 'text-gold',
    title: 'Campaigns in one place',
    text: 'Title, setting, story and the notes only you read. Bring your own cover, or have one made.',
  },
  {
    icon: 'person',
    tone: 'text-gold',
    title: 'Characters at hand',
    text: 'Make a character once and find it here before every session, as you left it.',
  },
  {
    icon: 'book',
    tone: 'text-gold',
    title: 'Rules you can look up',
    text: 'Gear, tools, armor, weapons and feats in one catalogue, kept in order by its administrators.',
  },
] as const;

const readers = [
  {
    title: 'For game masters',
    text: 'Start from a setting and a story, or from nothing but an idea. Your three latest campaigns wait on the dashboard, so the evening begins where the last one ended.',
    picture: 'cover-1',
  },
  {
    title: 'For players',
    text: 'Build a character who fits the path your party has chosen, with spells and tactical combat rooted in 5e.',
    picture: 'cover-3',
  },
] as const;

export function LandingSections() {
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <section aria-labelledby="what" className="py-14 sm:py-20">
        <h2 id="what" className="max-w-prose font-display text-title font-medium">
          Everything the evening needs
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
          {features.map(({ icon, tone, title, text }) => (
            <li key={title} className="border-t border-hairline-strong pt-5">
              <LandingIcon name={icon} className={`size-6 ${tone}`} />
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
