import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../lib/query.ts'
import { TerbitanKeadaan } from './terbitan-keadaan.tsx'
import { ROSTER } from '../shift/shift.queries.ts'
import { terbitanQuery } from './lembar/terbitan.queries.ts'

type TerbitanJalanProps = {
  /** The sheet shows it */
  readonly isHidden: boolean
}

/** Above a roster while many sites are being published; once they are, the roster is asked for anew. */
export function TerbitanJalan({ isHidden }: TerbitanJalanProps) {
  const queryClient = useQueryClient()
  const { data: terbitan } = useQuery(terbitanQuery)
  const isJalan = terbitan?.status === 'JALAN'
  const wasJalan = useRef(false)
  useEffect(() => {
    if (wasJalan.current && !isJalan) void invalidate(queryClient, ...ROSTER)
    wasJalan.current = isJalan
  }, [isJalan, queryClient])
  if (!isJalan || isHidden) return null
  return (
    <div className="pb-2">
      <TerbitanKeadaan terbitan={terbitan} />
    </div>
  )
}
