/** Where the browser finds a file that an answer names by its path: on the API's server, wherever this page is from. */
export function fileUrl<T extends string | null>(path: T): T {
  return (path && `${import.meta.env.VITE_SERVER_URL}${path}`) as T
}
