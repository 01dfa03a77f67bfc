/** Navigation without a load: what stands in `#app` is replaced, or the whole body, as Turbo does it. */
const { film, bucket } = document.querySelector('#app').dataset;
let turn = 0;

function scene() {
  turn += 1;
  const app = document.createElement('div');
  app.id = 'app';
  const [tag, attribute, value] = turn % 2 ? ['footlight-carousel-row', 'bucket', bucket] : ['footlight-player', 'content', film];
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  element.id = turn % 2 ? 'row' : 'player';
  app.append(element);
  return app;
}

const steps = {
  swap: () => document.querySelector('#app').replaceWith(scene()),
  body() {
    const body = document.createElement('body');
    const main = document.createElement('main');
    main.append(document.querySelector('#steps'), scene());
    body.append(main);
    document.documentElement.replaceChild(body, document.body);
  },
};
document.addEventListener('click', ({ target }) => steps[target.dataset?.step]?.());
