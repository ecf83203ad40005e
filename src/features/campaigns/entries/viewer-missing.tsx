import { failureText } from '#src/api/http-error.ts';
import { PageSkeleton } from '#src/components/page-skeleton.tsx';
import { useMemberList } from '#src/generated/endpoints/members/members.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';

interface ViewerMissingProps {
  campaign: Campaign;
  /** Opens the view of the user. */
  onBack: () => void;
}

/**
 * Instead of a page as a member sees it, while the member is not known. Without it the page would show
 * secrets to a game master who believes to see what the member sees.
 */
export function ViewerMissing({ campaign: { campaignId, title }, onBack }: ViewerMissingProps) {
  const { error, isFetching, isSuccess, refetch } = useMemberList(campaignId);
  if (!isSuccess && error === null) return <PageSkeleton kind="plain" />;
  const back = <Button onClick={onBack}>Back to your view</Button>;
  return (
    <>
      <PageHeader title={title} />
      {isSuccess ? (
        <Alert tone="info" title="This person does not play or watch here any more" action={back}>
          You were seeing the campaign as a member who has left, or has become a game master.
        </Alert>
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
