import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, signal, viewChild } from '@angular/core';
import type { FootlightPlayerElement } from 'footlight';

@Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (isHere()) {
      <footlight-player
        #player
        id="player"
        class="film"
        [content]="film"
        [startAt]="20"
        [initiallyMuted]="true"
        [shortcuts]="keys"
        (play)="hear($event.type)"
        (pause)="hear($event.type)"
        (footlight-ready)="hear('ready ' + $event.detail.id)"
      />
    }
    <button type="button" (click)="watch()">Watch</button>
    <button type="button" (click)="isHere.set(!isHere())">Away and back</button>
    <output id="heard">{{ heard().join(', ') }}</output>
    <footlight-carousel-row id="row" bucket="featured" (footlight-row-loaded)="hear('row ' + ($event.detail.count > 0))" />
  `,
})
export class Page {
  readonly film = document.querySelector<HTMLElement>('#app')!.dataset['film'];
  readonly keys = { 'toggle-play': 'p' };
  readonly isHere = signal(true);
  readonly heard = signal<readonly string[]>([]);
  readonly player = viewChild<ElementRef<FootlightPlayerElement>>('player');

  hear(what: string): void {
    this.heard.update((earlier) => [...earlier, what]);
  }

  watch(): Promise<void> | undefined {
    return this.player()?.nativeElement.play();
  }
}
