/** What a module loader of the AMD kind leaves on the window, and CommonJS shims beside it. */
window.define = Object.assign((...given) => { window.defined = given; }, { amd: { jQuery: true } });
window.require = window.requirejs = (names, ready) => ready?.();
window.module = { exports: {} };
window.exports = window.module.exports;
window.process = { env: {}, browser: true };
window.global = window;
