import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { ensurePush, readKeadaan, removePush, startPush, stopPush } from './push.ts'

/** Permissions change outside the app: asked again whenever one comes back. */
export function pushQuery(akun: number) {
  return queryOptions({
    queryKey: ['push', akun],
    queryFn: async () => {
      // As it is, then: what could not be renewed is off.
      await ensurePush(akun, serverNow()).catch(() => undefined)
      return readKeadaan(akun)
    },
    staleTime: 0,
  })
}

/** @property izin the browser's question, put within the tap, as browsers want it */
type Saklar =
  | { readonly nyala: false }
  | { readonly nyala: true; readonly izin: Promise<NotificationPermission> }

/** Returns whether it is now as asked; false if the person did not allow it in the browser. */
export function useSaklarPush(akun: number) {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn(saklar: Saklar) {
      if (!saklar.nyala) await stopPush()
      else if ((await saklar.izin) !== 'granted') return false
      else await startPush(akun, serverNow())
      toast.success(`Notifikasi di perangkat ini di${saklar.nyala ? 'nyalakan' : 'matikan'}.`, 'push')
      return true
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['push'] }),
  })
}

/** The browser's end of being told: the server's ends with the session. */
export async function endPush(): Promise<void> {
  await removePush()
}
