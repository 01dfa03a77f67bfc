/** Makes a player and sets it up, before any script of ours is there. */
const { film } = document.currentScript.dataset;
const player = document.createElement('footlight-player');
player.id = 'player';
player.content = film;
player.initiallyMuted = true;
player.startAt = 20;
document.querySelector('#made').append(player);
