/** The style of cards on other sites, which is in each of them: nothing else has to be loaded, from wherever it is shown. */
import { createHash } from 'node:crypto';

/** Faces by name before any of the system's own: on Linux that is a wide one, and a card is narrow. */
const FACE = '-apple-system,Segoe UI,Roboto,Helvetica Neue,Noto Sans,Liberation Sans,Arial,sans-serif';

/** Colors are those of frontend/theme; light-dark() goes by the frame's color scheme. */
export const EMBED_STYLE = `
:root{color-scheme:light dark}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{font:.9375rem/1.4 ${FACE};color:light-dark(#1a1c1a,#eceae3);overflow-wrap:break-word}
article{background:light-dark(#fff,#1a1d1a);padding:1rem;border:1px solid light-dark(#dedad0,#2d322d);border-radius:8px;max-width:60rem}
h1{font:600 1.25rem/1.25 Georgia,Liberation Serif,serif}
h2{font-size:1rem;margin-top:1rem}
p{margin-top:.25rem;color:light-dark(#565a55,#aeb2aa)}
.notice{color:light-dark(#9c2318,#f3a196)}
a{color:light-dark(#0b5643,#8fd9bd)}
h1 a{color:inherit;text-decoration:none}
h1 a:hover{text-decoration:underline}
dl,table{margin-top:.5rem}
dl div,td{display:grid;grid-template-columns:minmax(min-content,1fr) minmax(0,auto);gap:0 1rem;align-items:baseline}
dl div{padding:.5rem 0;border-bottom:1px solid light-dark(#e9e6de,#232723)}
dd,b{text-align:right;font-weight:600;font-variant-numeric:tabular-nums;max-width:10rem}
.of{grid-column:1/-1;text-align:left;max-width:none}
.of,small,i{font:.75rem/1.35 ${FACE};color:light-dark(#565a55,#aeb2aa)}
small{display:block}
footer{margin-top:.75rem;font-size:.8125rem}
table{width:100%;border-collapse:collapse}
table,tbody,tr,th{display:block;text-align:left}
thead{display:none}
tbody th{padding:.75rem 0 .25rem}
td{padding:.25rem 0}
em{font-style:normal}
tbody tr{border-bottom:1px solid light-dark(#e9e6de,#232723);padding-bottom:.5rem}
@media(min-width:40rem){
table{display:table}thead{display:table-header-group}tbody{display:table-row-group}
tr{display:table-row}th,td{display:table-cell;vertical-align:top;padding:.5rem .75rem .5rem 0}
thead th{vertical-align:bottom}em{display:none}b,.of{display:block;text-align:left;max-width:none}
thead tr,tbody tr{border-bottom:1px solid light-dark(#e9e6de,#232723)}
}
`;

/** What the policy of cards allows by. Part of their key: a card that was made with another style would show without one. */
export const EMBED_STYLE_HASH = createHash('sha256').update(EMBED_STYLE).digest('base64');
