import type { QueryClient } from '@tanstack/react-query';
import { RefreshCw, Send, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { ColumnsMenu } from '#src/components/grid/columns-menu.tsx';
import { prepareDataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import { useColumnLayout } from '#src/components/grid/use-column-layout.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { startLoading } from '#src/components/route-module.ts';
import {
  getMailListInfiniteQueryOptions,
  useMailDelete,
  useMailListInfinite,
  useMailSend,
} from '#src/generated/endpoints/mails/mails.ts';
import type { UnsentMail } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MenuItem } from '#src/ui/menu.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AdminCrumb } from '../admin-crumb.tsx';
import { fresh } from '../list/fresh.ts';
import { PagedFoot } from '../list/paged-foot.tsx';
import { PagedGrid } from '../list/paged-grid.tsx';
import { RowsSkeleton } from '../list/rows-skeleton.tsx';
import { kindText, mailColumns } from './mail-columns.ts';

const params = { pageSize: 50 } as const;

export const loader = (queryClient: QueryClient) => () => {
  prepareDataGrid();
  const options = getMailListInfiniteQueryOptions(params);
  return startLoading(queryClient.infiniteQuery({ ...options, ...fresh }));
};

export const handle = { title: 'Mails' };

/** How long an attempt can take: the mail server has less than a minute for its answers. */
const attemptMs = 60_000;
const followEveryMs = 2000;

const isWaiting = ({ state }: UnsentMail): boolean => state === 'waiting';
const rowId = ({ mailId }: UnsentMail): string => mailId;
const rowName = (mail: UnsentMail): string => `${kindText(mail)} to ${mail.to}`;

export function Component() {
  const { id } = useSignedInUser();
  const layout = useColumnLayout(`${id}.mails`, mailColumns);
  const isNarrow = useNarrow();
  /** The time at which the attempts to send mails again have ended. */
  const [followedUntil, setFollowedUntil] = useState(0);
  const { data, error, isPending, isError, isFetching, refetch, ...more } = useMailListInfinite(
    params,
    {
      query: {
        ...fresh,
        refetchInterval: ({ state }) =>
          Date.now() < followedUntil &&
          state.data?.pages.some(({ items }) => items.some(isWaiting)) === true &&
          followEveryMs,
      },
    },
  );
  const mails = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const [dropped, setDropped] = useState<UnsentMail | null>(null);
  const { mutate: send } = useMailSend({
    mutation: {
      onSuccess: ({ to }) => {
        setFollowedUntil(Date.now() + attemptMs);
        toast.success(`The mail to ${to} is being sent again.`);
      },
      onError: (failure) => toast.error(failureText(failure)),
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        className="mb-0!"
        eyebrow={<AdminCrumb />}
        title="Mails"
        lead="What waits to be sent or could not be sent. A mail is tried eight times in about two hours, and deleted after a week."
        actions={
          <>
            {!isNarrow && mails.length > 0 && <ColumnsMenu columns={mailColumns} {...layout} />}
            <Button
              icon={<RefreshCw aria-hidden size={18} />}
              pending={isFetching && !isPending}
              onClick={() => void refetch()}
            >
              Look again
            </Button>
          </>
        }
      />
      {isError && (
        <LoadProblem
          what="the mails"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <RowsSkeleton label="Loading mails" />}
      {data !== undefined && mails.length === 0 && (
        <EmptyState title="All mails are sent">
          Nothing waits, and nothing has failed in the last week.
        </EmptyState>
      )}
      {mails.length > 0 && (
        <>
          <PagedGrid
            label="Mails"
            rows={mails}
            columns={mailColumns}
            layout={layout}
            rowId={rowId}
            rowName={rowName}
            titleKey="kind"
            renderTitle={kindText}
            renderMenu={(mail) => (
              <>
                <MenuItem icon={<Send />} onSelect={() => send({ mailId: mail.mailId })}>
                  Send again now
                </MenuItem>
                <MenuItem danger icon={<Trash2 />} onSelect={() => setDropped(mail)}>
                  Drop
                </MenuItem>
              </>
            )}
            isOutdated={false}
            onNearEnd={() => {
              if (more.hasNextPage && !isFetching) void more.fetchNextPage();
            }}
          />
          <PagedFoot count={mails.length} one="mail" many="mails" more={more} />
        </>
      )}
      {dropped && <DropQuestion mail={dropped} onClose={() => setDropped(null)} />}
    </div>
  );
}

interface DropQuestionProps {
  mail: UnsentMail;
  onClose: () => void;
}

function DropQuestion({ mail, onClose }: DropQuestionProps) {
  const { mutate, isPending, error } = useMailDelete({
    mutation: {
      onSuccess: () => {
        toast.success('The mail is dropped.');
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => mutate({ mailId: mail.mailId })}
      title="Drop this mail?"
      confirmLabel="Drop the mail"
      pending={isPending}
      error={error && failureText(error)}
    >
      {`${mail.to} never gets it. If it has a link, they have to ask for another one.`}
    </ConfirmDialog>
  );
}
