import { apiHost } from '#src/api/host.ts';
import type { Character } from '#src/generated/model/index.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { classNames } from '#src/ui/class-names.ts';

interface SmallPortraitProps {
  character: Pick<Character, 'name' | 'portraitImage'>;
  /** Another size in a narrow window. */
  className?: string;
}

/** The portrait beside the name of a character, or the initial of the name. Decoration in both cases. */
export const SmallPortrait = ({
  character: { name, portraitImage },
  className,
}: SmallPortraitProps) =>
  portraitImage === null ? (
    <Avatar name={name} size="large" {...(className && { className })} />
  ) : (
    <img
      src={apiHost() + portraitImage}
      width={56}
      height={56}
      alt=""
      loading="lazy"
      className={classNames('size-14 shrink-0 rounded-full bg-surface-2 object-cover', className)}
    />
  );
