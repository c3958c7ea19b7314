CREATE TABLE IF NOT EXISTS `similar_universities` (
	`university_id` integer NOT NULL,
	`rank` integer NOT NULL,
	`similar_id` integer NOT NULL,
	`distance` real NOT NULL,
	`reasons` text NOT NULL,
	PRIMARY KEY(`university_id`, `rank`)
);
