import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The cover, from edge to edge: a `<Picture>` or an `<img>`. */
  cover?: ReactNode;
  /** Whether a warm edge sets this card apart from the others. */
  warm?: boolean;
}

/**
 * An article; `children` contains its heading. To make the whole card clickable, give the link in
 * the heading the class `card-link`: its area then covers the card, but screen readers read one
 * link.
 */
export function Card({ cover, warm = false, className, children, ...rest }: CardProps) {
  return (
    <article
      {...rest}
      className={classNames(
        'panel relative flex flex-col overflow-hidden transition-[border-color,translate] has-[.card-link:hover]:-translate-y-0.5 has-[.card-link:hover]:border-hairline-strong has-[.card-link:focus-visible]:outline-2 has-[.card-link:focus-visible]:outline-offset-2 has-[.card-link:focus-visible]:outline-gold-bright',
        warm && 'border-gold-deep!',
        className,
      )}
    >
      {cover && (
        <div className="aspect-[16/9] overflow-hidden bg-surface-2 [&_img]:size-full [&_img]:object-cover">
          {cover}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">{children}</div>
    </article>
  );
}
