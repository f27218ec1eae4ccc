import type { EarlyChunks } from './route-chunks.ts'

/** `renderer`: the file of the entry's libraries, most of what home's first sight waits for */
type Start = { readonly api: string; readonly chunks: EarlyChunks; readonly renderer: string }

const LIBRARY = /\/vendor-/

/**
 * The page's only inline script, run before any other: asks for the profile if a token is stored (`lib/http.ts` takes
 * the answer) and preloads the chunks of the app, of the session and of the screen this address will show. At home the first
 * sight comes first: the libraries, which it does without, are asked for once the renderer is there; and a punch's screens,
 * as `preloadPunch`, by who taps before the app is there. Where the app itself cannot be had, the page says so and offers another
 * try. Plain old syntax, since nothing compiles it.
 */
export function startScript({ api, chunks, renderer }: Start): string {
  const { app, awal, punch, session, byPath } = chunks
  const files = [...new Set([...app, ...awal, ...session, ...punch, ...Object.values(byPath).flat()])]
  const indices = (names: readonly string[]) => names.map((name) => files.indexOf(name))
  const paths = Object.fromEntries(Object.entries(byPath).map(([path, names]) => [path, indices(names)]))
  const lists = {
    files,
    paths,
    app: indices(app),
    session: indices(session),
    sight: indices([...awal, ...[...app, ...session].filter((name) => !LIBRARY.test(name))]),
    punch: indices(punch),
  }
  return `(function(){
addEventListener('error',function(e){if(e.target.type!=='module')return;var parts=document.getElementById('root').children;parts[0].hidden=true;parts[1].hidden=false;parts[1].lastElementChild.onclick=function(){location.reload()}},true);
var ${Object.entries(lists)
    .map(([name, list]) => `${name}=${JSON.stringify(list)}`)
    .join()},token=null;
try{token=localStorage.getItem('rekan.token');if(localStorage.getItem('rekan.huruf'))document.documentElement.className='huruf'}catch(e){}
if(token){self.earlyProfile=fetch(${JSON.stringify(`${api}/profile`)},{headers:{Accept:'application/json',Authorization:'Bearer '+token}});self.earlyProfile.catch(function(){})}
function preload(list){list.forEach(function(i){if(!files[i])return;var link=document.createElement('link');link.rel='modulepreload';link.href='/'+files[i];document.head.appendChild(link);files[i]=''})}
self.preloadPunch=function(){preload(punch)};
var path=location.pathname.replace(/\\/+$/,'');
if(!token&&path.indexOf('/auth/')!==0)path='/auth/sign-in';
if(token&&(path===''||path==='/auth/sign-in'))path='/home';
var all=app.concat(token?session:[],paths[path]||[]);
if(token&&path==='/home'){preload(sight);document.addEventListener('load',function(e){if(e.target.href===location.origin+${JSON.stringify(`/${renderer}`)})preload(all)},true)}
else preload(all)
})()`.replaceAll('\n', '')
}

/**
 * The client's page: asks what its link opens before any script has come, of which `pintu.api.ts` takes the answer. A round trip of a
 * slow line is half a second.
 */
export function clientScript(api: string): string {
  return `(function(){
var link='';
try{link=decodeURIComponent(location.pathname.replace(/^\\/klien\\//,'').replace(/\\/+$/,''))}catch(e){}
self.earlyTautan=fetch(${JSON.stringify(`${api}/klien/tautan`)},{method:'POST',headers:{Accept:'application/json','Content-Type':'application/json'},body:JSON.stringify({tautan:link}),signal:AbortSignal.timeout(45000)});
self.earlyTautan.catch(function(){})
})()`.replaceAll('\n', '')
}
