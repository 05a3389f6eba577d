/**
 * What mail programs with a dark theme change. Without it they turn the colors around by themselves, and dark text may end up
 * on a dark ground. Programs that know no media queries show the light colors of the style attributes.
 */
export const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0a1520!important}
.sheet{background:#182936!important}
.text{color:#e6edf1!important}
.muted{color:#b9c8d3!important}
.rule{border-color:#435868!important}
.box{background:#263a49!important}
.button{background:#f5bc42!important}
.button a{color:#0e1b26!important}
}`;
