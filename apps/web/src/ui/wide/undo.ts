import { TAWARAN_URUNG_MS } from '@rekan/domain/kelola/urung'
import { errorFrom } from '../../lib/api-error.ts'
import { showToast, toast } from '../../lib/toast.ts'

/**
 * Says what was done, and for ten seconds offers to undo it; a second press does nothing more. `undo` is a call of its
 * own and gives the words for what it did; what it throws is said.
 */
export function showUndo(text: string, id: string, undo: () => Promise<string>): void {
  let isUsed = false
  async function run() {
    if (isUsed) return
    isUsed = true
    try {
      toast.success(await undo(), id)
    } catch (error) {
      toast.error(errorFrom(error).message, id)
    }
  }
  showToast(({ toast: say }) =>
    say.success(text, {
      id,
      duration: TAWARAN_URUNG_MS,
      action: {
        label: 'Urungkan',
        onClick: (event) => {
          // It stands until it is known how that went.
          event.preventDefault()
          void run()
        },
      },
    }),
  )
}
