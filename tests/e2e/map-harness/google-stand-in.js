// Stands in for Google's script: a map with a camera, events and nothing drawn. It answers like the real one where
// the map asks; what the real one draws cannot be tested without Google.
(() => {
	const { maps } = window.google;
	const ready = maps.__ib__;
	class LatLng {
		constructor({ lat, lng }) {
			this.at = { lat, lng };
		}
		lat() {
			return this.at.lat;
		}
		lng() {
			return this.at.lng;
		}
		toJSON() {
			return this.at;
		}
	}
	class StandInMap {
		constructor(div, options) {
			this.div = div;
			this.listeners = new Map();
			this.options = options;
			this.camera = { center: options.center, zoom: options.zoom };
			div.textContent = "Google stand-in";
			window.googleMaps = [...(window.googleMaps ?? []), this];
			setTimeout(() => this.settle());
		}
		addListener(name, listener) {
			const all = this.listeners.get(name) ?? new Set();
			this.listeners.set(name, all.add(listener));
			return { remove: () => all.delete(listener) };
		}
		fire(name) {
			for (const listener of this.listeners.get(name) ?? []) listener();
		}
		settle() {
			this.fire("bounds_changed");
			setTimeout(() => this.fire("idle"));
		}
		/** What a visitor's drag does. */
		dragTo(center) {
			this.camera = { ...this.camera, center };
			this.settle();
		}
		moveCamera({ center, zoom }) {
			this.camera = { center: center ?? this.camera.center, zoom: zoom ?? this.camera.zoom };
			this.settle();
		}
		setOptions(options) {
			Object.assign(this.options, options);
		}
		getDiv() {
			return this.div;
		}
		getCenter() {
			return new LatLng(this.camera.center);
		}
		getZoom() {
			return this.camera.zoom;
		}
		getHeading() {
			return 0;
		}
		getTilt() {
			return 0;
		}
		getBounds() {
			return { toJSON: () => ({ south: 0, west: 0, north: 0, east: 0 }) };
		}
	}
	maps.Map = StandInMap;
	maps.LatLng = LatLng;
	maps.Settings = { getInstance: () => ({}) };
	maps.event = {
		addListener: (target, name, listener) => target.addListener(name, listener),
		clearInstanceListeners: (target) => target.listeners.clear(),
	};
	maps.importLibrary = async () => ({ Map: StandInMap });
	ready();
})();
