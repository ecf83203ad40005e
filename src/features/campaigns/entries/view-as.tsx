import { failureText } from '#src/api/http-error.ts';
import type { Campaign, Member } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select-field.tsx';

interface ViewAsFieldProps {
  members: readonly Member[];
  viewer?: Member;
  /** Called with the id of a member, or with an empty text for the own view. */
  onChange: (userId: string) => void;
}

/** Lets a game master see a page as another member. */
export const ViewAsField = ({ members, viewer, onChange }: ViewAsFieldProps) => (
  <Select
    aria-label="View as"
    value={viewer?.userId ?? ''}
    options={[
      { value: '', label: 'Your view' },
      ...members.map(({ userId, name }) => ({ value: userId, label: `View as ${name}` })),
    ]}
    onChange={onChange}
    className="w-auto! max-w-56 min-w-32"
  />
);

interface ViewAsBannerProps extends ViewAsFieldProps {
  viewer: Member;
}

export const ViewAsBanner = ({ members, viewer, onChange }: ViewAsBannerProps) => (
  <Alert
    tone="info"
    className="mb-6"
    title={`You see this as ${viewer.name}`}
    action={
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <ViewAsField members={members} viewer={viewer} onChange={onChange} />
        <Button size="small" onClick={() => onChange('')}>
          Back to your view
        </Button>
      </div>
    }
  >
    What is not for this person is left out. Nothing can be changed here.
  </Alert>
);

interface ViewerMissingProps {
  campaign: Campaign;
  /** The request for the members. */
  members: {
    readonly error: unknown;
    readonly isSuccess: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Opens the view of the user. */
  onBack: () => void;
}

/**
 * Replaces the page while the chosen member is not known. The user's own view would show secrets to a game
 * master who expects to see what the member sees.
 */
export function ViewerMissing({ campaign, members, onBack }: ViewerMissingProps) {
  const { error, isSuccess, isFetching, refetch } = members;
  const back = <Button onClick={onBack}>Back to your view</Button>;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {campaign.title}
      </h1>
      {isSuccess ? (
        <Alert tone="info" title="This person does not play or watch here any more" action={back}>
          You were seeing the campaign as a member who has left, or has become a game master.
        </Alert>
      ) : error === null ? (
        <p role="status">Loading...</p>
      ) : (
        <Alert
          tone="danger"
          title="The members could not be loaded"
          action={
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
              {back}
            </div>
          }
        >
          {failureText(error)}
        </Alert>
      )}
    </>
  );
}
