import { apiHost } from '#src/api/host.ts';
import type { Character } from '#src/generated/model/index.ts';
import { Avatar } from '#src/ui/avatar.tsx';

interface SmallPortraitProps {
  character: Pick<Character, 'name' | 'portraitImage'>;
}

/** The portrait beside the name of a character, or the initial of the name. Decoration in both cases. */
export const SmallPortrait = ({ character: { name, portraitImage } }: SmallPortraitProps) =>
  portraitImage === null ? (
    <Avatar name={name} size="large" />
  ) : (
    <img
      src={apiHost() + portraitImage}
      width={56}
      height={56}
      alt=""
      loading="lazy"
      className="size-14 shrink-0 rounded-full bg-surface-2 object-cover"
    />
  );
