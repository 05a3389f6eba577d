import { shades } from '#content/palette/shades.ts';

/**
 * What mail programs with a dark theme change. Without it they turn the colors around by themselves, and dark text may end up
 * on a dark ground. Programs that know no media queries show the light colors of the style attributes.
 */
export const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${shades.ink[950]}!important}
.sheet{background:${shades.ink[800]}!important}
.text{color:${shades.steel[100]}!important}
.muted{color:${shades.steel[300]}!important}
.rule{border-color:${shades.steel[600]}!important}
.box{background:${shades.ink[700]}!important}
.button{background:${shades.straw[400]}!important}
.button a{color:${shades.ink[900]}!important}
}`;
