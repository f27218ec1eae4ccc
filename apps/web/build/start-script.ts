import type { EarlyChunks } from './route-chunks.ts'

type Start = { readonly api: string; readonly chunks: EarlyChunks }

/**
 * The page's only inline script, run before any other: asks for the profile if a token is stored (`lib/http.ts` takes
 * the answer) and preloads the chunks of the session and of the screen this address will show. Where the app itself cannot be had, the page says so and offers
 * another try. Plain old syntax, since nothing compiles it.
 */
export function startScript({ api, chunks }: Start): string {
  const files = [...new Set([...chunks.session, ...Object.values(chunks.byPath).flat()])]
  const indices = (names: readonly string[]) => names.map((name) => files.indexOf(name))
  const paths = Object.fromEntries(
    Object.entries(chunks.byPath).map(([path, names]) => [path, indices(names)]),
  )
  return `(function(){
addEventListener('error',function(e){if(e.target.type!=='module')return;var parts=document.getElementById('root').children;parts[0].hidden=true;parts[1].hidden=false;parts[1].lastElementChild.onclick=function(){location.reload()}},true);
var files=${JSON.stringify(files)},paths=${JSON.stringify(paths)},session=${JSON.stringify(indices(chunks.session))},token=null;
try{token=localStorage.getItem('rekan.token');if(localStorage.getItem('rekan.huruf'))document.documentElement.className='huruf'}catch(e){}
if(token){self.earlyProfile=fetch(${JSON.stringify(`${api}/profile`)},{headers:{Accept:'application/json',Authorization:'Bearer '+token}});self.earlyProfile.catch(function(){})}
var path=location.pathname.replace(/\\/+$/,'');
if(!token&&path.indexOf('/auth/')!==0)path='/auth/sign-in';
if(token&&(path===''||path==='/auth/sign-in'))path='/home';
(token?session:[]).concat(paths[path]||[]).forEach(function(i){var link=document.createElement('link');link.rel='modulepreload';link.href='/'+files[i];document.head.appendChild(link)})
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
