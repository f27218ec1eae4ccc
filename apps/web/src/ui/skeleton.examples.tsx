import { SkeletonList } from './skeleton.tsx'

export function Five() {
  return <SkeletonList />
}

export function People() {
  return <SkeletonList count={2} avatar lines={2} />
}
