/** Optimistic changes of personal data: shown at once, undone with a message when they are refused. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { ApiError } from './client.ts';

export interface OptimisticMutation<Data, Input> {
  /** The data with the change. */
  show: (data: Data, input: Input) => Data;
  /** The data without it; changes that were made meanwhile stay. */
  undo: (data: Data, input: Input) => Data;
  send: (input: Input) => Promise<unknown>;
  /** Said when it was not taken: the server's sentence under the title, else the one for no answer. */
  failed: (input: Input) => { title: string; unreached: string };
}

/** A change of what the key holds, a `personalKey`. Resolves to whether it was taken; never throws. */
export function useOptimisticMutation<Data, Input>(key: QueryKey, change: OptimisticMutation<Data, Input>) {
  const client = useQueryClient();
  const draw = (next: (data: Data, input: Input) => Data, input: Input) =>
    client.setQueryData<Data>(key, (data) => (data === undefined ? data : next(data, input)));
  const { mutateAsync } = useMutation({
    mutationKey: key,
    mutationFn: change.send,
    // Put off until there is a network again it could reach another account, or be lost with the page unsaid.
    networkMode: 'always',
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: key });
      draw(change.show, input);
    },
    onError: (error, input) => {
      draw(change.undo, input);
      const { title, unreached } = change.failed(input);
      const text = error instanceof ApiError ? error.text : '';
      showToast({ title, description: text || unreached, destructive: true });
    },
    // With what depends on it, once the last of several has been answered.
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key.slice(0, 2) });
    },
  });
  return (input: Input) =>
    mutateAsync(input).then(
      () => true,
      () => false,
    );
}
