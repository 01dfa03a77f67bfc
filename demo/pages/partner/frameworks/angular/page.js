import { ChangeDetectorRef, Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core';

const { film, other } = document.querySelector('#app').dataset;

/** Without a build step of Angular's own, its decorators are called as functions. */
export const Page = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (isHere) {
      <footlight-player
        #player
        id="player"
        [content]="content"
        [startAt]="startAt"
        [initiallyMuted]="true"
        (play)="hear('play')"
        (pause)="hear('pause')"
        (footlight-ready)="hear('ready ' + $event.detail.id)"
      />
      <button type="button" (click)="player.play()">Watch</button>
    }
    <p>
      <button type="button" (click)="content = other">Another film</button>
      <button type="button" (click)="content = undefined">No film</button>
      <button type="button" (click)="startAt = undefined">From the start</button>
      <button type="button" (click)="isHere = !isHere">Away and back</button>
      <button type="button" (click)="fiftyTimes()">Fifty times</button>
    </p>
    <output id="heard">{{ heard.join(', ') }}</output>
  `,
})(class {
  content = film;
  other = other;
  startAt = 20;
  isHere = true;
  heard = [];
  changes = inject(ChangeDetectorRef);

  hear(what) {
    this.heard.push(what);
  }

  async fiftyTimes() {
    for (let turn = 0; turn < 100; turn += 1) {
      this.isHere = !this.isHere;
      this.changes.detectChanges();
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.hear('fifty times');
    this.changes.detectChanges();
  }
});
