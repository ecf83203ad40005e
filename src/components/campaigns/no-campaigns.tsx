import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Picture } from '#src/ui/picture.tsx';

export function NoCampaigns() {
  return (
    <EmptyState
      picture={
        <Picture
          src="/art/empty-campaigns-480.webp"
          srcSet="/art/empty-campaigns-480.webp 480w, /art/empty-campaigns-960.webp 960w"
          sizes="24rem"
          width={480}
          height={300}
          alt=""
        />
      }
      title="The table is set, and nobody sits at it yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <PrefetchLink to={paths.campaignCreate} {...buttonProps({ variant: 'primary' })}>
            Start your first campaign
          </PrefetchLink>
          <PrefetchLink to={paths.campaignImport} {...buttonProps()}>
            Import one
          </PrefetchLink>
        </div>
      }
    >
      <p>
        A campaign holds the world, the story so far and the notes that only game masters read. To
        join one that exists, open the link that its game master has sent you.
      </p>
    </EmptyState>
  );
}
