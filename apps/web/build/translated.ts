/**
 * A browser that translates puts `<font><font>…</font></font>` in the place of each text, with the text moved into it or taken out of the
 * page. React then finds what it takes away or puts something before no longer where it was, and the page would go white
 * (https://github.com/facebook/react/issues/11538). Here what stands for a text is taken in its place, and what is said in a text that is
 * out of the page is said by what stands for it. Plain old syntax: a part of the inline scripts.
 */
export const staysWhenTranslated = `(function(node){
var remove=node.removeChild,insert=node.insertBefore;
function inPlace(parent,child){
var found=child&&!child.parentNode&&child.rekanFont||child;
while(found&&found.parentNode&&found.parentNode!==parent&&found.parentNode.nodeName==='FONT')found=found.parentNode;
return found
}
node.removeChild=function(child){
var found=inPlace(this,child);
if(found.nodeType===3&&!found.parentNode)return child;
remove.call(this,found);
return child
};
node.insertBefore=function(child,before){
var found=inPlace(this,before);
return insert.call(this,child,found&&found.nodeType===3&&!found.parentNode?null:found)
};
var observer=new MutationObserver(function(records){records.forEach(function(record){
var text=record.removedNodes[0]||record.target,font=record.addedNodes[0]||record.nextSibling;
if(text.nodeType!==3||text.parentNode)return;
if(record.type==='characterData'){if(text.rekanFont)text.rekanFont.textContent=text.data}
else if(font&&font.nodeName==='FONT'){text.rekanFont=font;observer.observe(text,{characterData:true})}
})});
observer.observe(document,{childList:true,subtree:true})
})(Node.prototype);`
