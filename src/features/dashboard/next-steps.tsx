import { BookOpenText, Swords, UserRoundPlus } from 'lucide-react';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';

const steps = [
  {
    to: paths.campaignList,
    icon: BookOpenText,
    title: 'Your campaigns',
    text: 'Worlds, stories so far and the notes behind the screen.',
  },
  {
    to: paths.characterList,
    icon: Swords,
    title: 'Your characters',
    text: 'Everyone you play, with their numbers worked out.',
  },
  {
    to: paths.characterCreate,
    icon: UserRoundPlus,
    title: 'Make a character',
    text: 'Five choices and a name; the rules do the rest.',
  },
];

export function NextSteps() {
  return (
    <nav aria-labelledby="next-steps" className="mt-12">
      <h2 id="next-steps" className="mb-4 text-xl">
        Around the table
      </h2>
      <ul className="grid list-none gap-4 p-0 md:grid-cols-3">
        {steps.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Card className="h-full">
              <Icon aria-hidden className="size-6 text-gold" />
              <h3 className="text-lg font-semibold">
                <PrefetchLink to={to} className="card-link">
                  {title}
                </PrefetchLink>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  );
}
