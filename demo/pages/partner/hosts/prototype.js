/** What Prototype 1.7 puts on the browser's own objects, as far as it concerns anybody else; the library itself is not published as a package. */
Object.toJSON = (value) => JSON.stringify(value);
for (const kind of [Array, String, Number, Date, Function]) kind.prototype.$family = kind.name;
Array.prototype.toJSON = function () { return `[${this.map((one) => JSON.stringify(one)).join(', ')}]`; };
String.prototype.toJSON = function () { return `"${this}"`; };
Array.prototype.entries = Array.prototype.toArray = Array.prototype.clone = function () { return this.slice(); };
Array.prototype.first = function () { return this[0]; };
Array.prototype.last = function () { return this[this.length - 1]; };
Array.prototype.find = Array.prototype.detect = function (test) { for (const one of this) if (test(one)) return one; };
Array.prototype.each = function (use) { this.forEach((one, index) => use(one, index)); return this; };
Array.from = window.$A = (list) => (list == null ? [] : 'toArray' in Object(list) ? list.toArray() : Array.prototype.slice.call(Object(list)));
Function.prototype.bind = function (context, ...bound) { const call = this; return function (...given) { return call.apply(context, [...bound, ...given]); }; };
Function.prototype.defer = function () { return setTimeout(this, 10); };
String.prototype.startsWith = function (start) { return this.lastIndexOf(start, 0) === 0; };
String.prototype.sub = String.prototype.gsub = function (from, to) { return this.split(from).join(to); };
Element.prototype.remove = function () { this.parentNode?.removeChild(this); return this; };
Element.prototype.select = function (selector) { return [...this.querySelectorAll(selector)]; };
Element.prototype.hide = function () { this.style.display = 'none'; return this; };
