/** Photos are sent with at most this many pixels on their longer side: enough to read a letter by. */
const MAX_SIDE = 2000
/** What is smaller than this goes as it is. */
const SMALL_BYTES = 1_000_000

/**
 * A photo small enough for one bar of signal: JPEG, its longer side at most 2000 px. What is no picture, is small
 * already, or cannot be read here, comes back as it is; the server judges it. Some phones name no type of a photo.
 */
export async function encodePhoto(file: File): Promise<File> {
  if (file.size < SMALL_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85)
    })
    if (blob === null || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file
  }
}
