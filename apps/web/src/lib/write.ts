import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from './api-error.ts'
import { call } from './http.ts'
import type { CallAnswer, CallArgs, CallKey } from './http.types.ts'
import { type CallData, type Subject, dataOf, invalidate } from './query.ts'
import { useKunci } from './use-kunci.ts'

export type WriteOptions<K extends CallKey> = {
  /** The query whose data the answer's `data` are from now on */
  readonly into?: (data: CallData<K>) => { readonly queryKey: QueryKey }
  /** What else is not as it was: asked for again where it is on screen */
  readonly invalidate?: readonly Subject[]
  /** The same input sent again is the same write, because its answer may have been lost (`useKunci`) */
  readonly once?: true
}

/** A call that writes, as a screen makes it. Throws `ApiError`, as `call` does; once it resolves, what it made due is being asked for. */
export function useWrite<K extends CallKey>(
  key: K,
  { into, invalidate: subjects = [], once }: WriteOptions<K> = {},
): (...args: CallArgs<K>) => Promise<CallAnswer<K>> {
  const client = useQueryClient()
  const kunciOf = useKunci()
  return async (...args) => {
    const input = once === true ? { ...args[0], idempotencyKey: kunciOf(args[0] ?? {}) } : args[0]
    const answer = await call(key, ...([input] as CallArgs<K>))
    const data = dataOf<K>(answer)
    if (into !== undefined) client.setQueryData(into(data).queryKey, data)
    void invalidate(client, ...subjects)
    return answer
  }
}

/** The record as it stands now, in the words of the call that reads it, where a refusal came with it because somebody else was faster. */
export function terbaruFrom<K extends CallKey>(_key: K, cause: unknown): CallData<K> | undefined {
  const { error, data } = errorFrom(cause)
  return error?.error === 'VERSI_USANG' ? (data as CallData<K>) : undefined
}
