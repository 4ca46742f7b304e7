// Puts the moments of a plan on the stage and clears it again.
import type { Player } from './motion';
import { enact, regionsOf, stays, type Place } from './scenes';
import { Scene } from './scene';
import type { Plan, Step, Pace } from './plan';

export class StagePlayer implements Player {
  #scenes = new Set<Scene>();

  constructor(private readonly layer: HTMLElement, private readonly look: (step: Step) => Place) {}

  play({ moments }: Plan, step: Step, pace: Pace): void {
    const place = this.look(step);
    const touched = new Set(moments.flatMap(regionsOf));
    const banner = moments.some(stays);
    for (const scene of this.#scenes) if ((banner && scene.stays) || scene.regions.some((region) => touched.has(region))) scene.end();
    for (const moment of moments) {
      const scene = new Scene(this.layer, regionsOf(moment), stays(moment));
      this.#scenes.add(scene);
      const gone = enact(moment, { scene, place, step, pace });
      scene.later(gone, () => this.#end(scene));
    }
  }

  #end(scene: Scene): void {
    scene.end();
    this.#scenes.delete(scene);
  }

  skip(): void {
    for (const scene of this.#scenes) if (!scene.stays) this.#end(scene);
  }

  clear(): void {
    for (const scene of this.#scenes) this.#end(scene);
  }
}
